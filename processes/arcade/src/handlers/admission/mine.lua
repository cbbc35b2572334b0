--- `Mine`: returns the standing of an address in the arcade; without an address, that of the sender.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local errors = require('errors')
local mineView = require('views.mine')

local mine = {}

mine.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'message.malformed', optional = true },
})

---@param request ArcadeRequest
---@return string address
function mine.check(request)
  return mine.fields.read(request, 'address') or request.from
end

---@param request ArcadeRequest
---@param address string
---@return string action
---@return table data
function mine.apply(request, address)
  return 'Mine', mineView(request.state, address)
end

return mine
