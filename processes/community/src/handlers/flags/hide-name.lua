--- `HideName`: lets the staff hide the name of somebody, who is called by the short address from then on, or show it again.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local hiding = require('common.flags.hiding')
local flagged = require('domain.flagged')
local hiddenNames = require('domain.hidden-names')
local errors = require('errors')

local hideName = {}

hideName.fields = declareFields(errors, { { name = 'address', rule = rules.address, code = 'staff.malformed' } })

---@class NamedPerson
---@field address string

---@param request CommunityRequest
---@return NamedPerson
function hideName.check(request)
  local address = hideName.fields.read(request, 'address')
  errors.expect(hiddenNames.chosen(request.state, address), 'flag.unknown')
  return { address = address }
end

---@param named NamedPerson
---@return FlaggedThing
function hideName.key(named)
  return flagged.key('name', named.address)
end

---@param state CommunityState
---@param named NamedPerson
---@param reason string?
function hideName.set(state, named, reason)
  hiddenNames.set(state, named.address, reason)
end

return hiding(errors, hideName)
