--- `HideName`: lets the staff hide the name of somebody, who is called by the short address from then on, or show it again. Either
-- decides on its flags.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local flagged = require('domain.flagged')
local hiddenNames = require('domain.hidden-names')
local errors = require('errors')

local hideName = {}

hideName.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'staff.malformed' },
  { name = 'isHidden', rule = rules.boolean, code = 'staff.malformed' },
})

---@class PersonNameChange
---@field address string
---@field isHidden boolean

---@param request CommunityRequest
---@return PersonNameChange
function hideName.check(request)
  local read = hideName.fields.read
  local address, isHidden = read(request, 'address'), read(request, 'isHidden')
  errors.expect(hiddenNames.chosen(request.state, address), 'flag.unknown')
  return { address = address, isHidden = isHidden }
end

---@param request CommunityRequest
---@param change PersonNameChange
---@param reason string
---@return table detail
function hideName.apply(request, change, reason)
  hiddenNames.set(request.state, change.address, change.isHidden and reason or nil)
  flagged.decide(request.state, 'name', change.address)
  return { address = change.address, isHidden = change.isHidden }
end

return hideName
