--- `Person`, a notice: an event's answer about somebody who asked to be admitted. Only the event's own message is believed,
-- and only about an address that it was asked for.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local admission = require('common.admission.admission')

---@class AdmissionAnswer
---@field address string
---@field isPerson boolean
---@field hasRainbow boolean

--- Returns the handler of a process.
---@param errors Errors
---@param moved? fun(state: any, address: string, at: integer) moves what the address has, where its admission counts
---@return ActionHandler
return function(errors, moved)
  local person = {}

  person.fields = declareFields(errors, {
    { name = 'address', rule = rules.address, code = 'admission.not-asked' },
    { name = 'isPerson', rule = rules.boolean, code = 'admission.not-asked' },
    { name = 'hasRainbow', rule = rules.boolean, code = 'admission.not-asked' },
  })

  ---@param request Request
  ---@return AdmissionAnswer
  function person.check(request)
    local read = person.fields.read
    local answer = { address = read(request, 'address') }
    answer.isPerson, answer.hasRainbow = read(request, 'isPerson'), read(request, 'hasRainbow')
    errors.expect(admission.waits(request.state, request.from, answer.address), 'admission.not-asked')
    return answer
  end

  ---@param request Request
  ---@param answer AdmissionAnswer
  function person.apply(request, answer)
    local state, address = request.state, answer.address
    admission.answer(state, request.from, address, answer.isPerson, answer.hasRainbow)
    if moved then moved(state, address, request.now) end
  end

  return person
end
