--- The address that a read is about: the sender's unless the field names one.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local errors = require('errors')

local addressField = {}

addressField.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'message.malformed', optional = true },
})

---@param request CommunityRequest
---@return string address
function addressField.check(request)
  return addressField.fields.read(request, 'address') or request.from
end

return addressField
