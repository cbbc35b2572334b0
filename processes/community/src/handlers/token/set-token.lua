--- `Token`: lets the staff set the token that the community pays in, while nothing is sent or paid.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pot = require('domain.token')
local errors = require('errors')

local setToken = {}

setToken.fields = declareFields(errors, {
  { name = 'process', rule = rules.process, code = 'staff.malformed' },
})

---@param request CommunityRequest
---@return string process
function setToken.check(request)
  local process = setToken.fields.read(request, 'process')
  errors.expect(pot.isToken(request.state, process) or not pot.isInUse(request.state), 'token.in-use')
  return process
end

---@param request CommunityRequest
---@param process string
---@return table detail
function setToken.apply(request, process)
  pot.setToken(request.state, process)
  return { process = process }
end

return setToken
