--- `Mine`: returns all that the contest knows of an address; without one, of the sender.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local errors = require('errors')
local mineView = require('views.mine')

local mine = {}

mine.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'message.malformed', optional = true },
})

---@param request MinibuildRequest
---@return string address
function mine.check(request)
  return mine.fields.read(request, 'address') or request.from
end

---@param request MinibuildRequest
---@param address string
---@return string action
---@return table data
function mine.apply(request, address)
  return 'Mine', mineView(request, address)
end

return mine
