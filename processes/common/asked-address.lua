--- The address that a read is about: the sender's unless the field names one.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')

--- Returns the fields of such a read, and its `check`.
---@param errors Errors
---@return ActionHandler without `apply`
return function(errors)
  local asked = {}

  asked.fields = declareFields(errors, {
    { name = 'address', rule = rules.address, code = 'message.malformed', optional = true },
  })

  ---@param request Request
  ---@return string address
  function asked.check(request)
    return asked.fields.read(request, 'address') or request.from
  end

  return asked
end
