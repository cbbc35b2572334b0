--- The parts of `Person`, a notice: an event's answer about somebody who asked to be admitted. Only the event's own message is believed,
-- and only about an address that it was asked for.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local admission = require('common.admission.admission')

local eventAnswer = {}

---@class AdmissionAnswer
---@field address string
---@field isPerson boolean
---@field hasRainbow boolean

--- Returns the fields.
---@param errors Errors
---@return DeclaredFields
function eventAnswer.fields(errors)
  return declareFields(errors, {
    { name = 'address', rule = rules.address, code = 'admission.not-asked' },
    { name = 'isPerson', rule = rules.boolean, code = 'admission.not-asked' },
    { name = 'hasRainbow', rule = rules.boolean, code = 'admission.not-asked' },
  })
end

--- Returns the answer; refuses a message that isn't one.
---@param errors Errors
---@param fields DeclaredFields
---@param request Request
---@return AdmissionAnswer
function eventAnswer.check(errors, fields, request)
  local answer = { address = fields.read(request, 'address') }
  answer.isPerson, answer.hasRainbow = fields.read(request, 'isPerson'), fields.read(request, 'hasRainbow')
  errors.expect(admission.waits(request.state, request.from, answer.address), 'admission.not-asked')
  return answer
end

--- Takes the answer.
---@param request Request
---@param answer AdmissionAnswer
function eventAnswer.apply(request, answer)
  admission.answer(request.state, request.from, answer.address, answer.isPerson, answer.hasRainbow)
end

return eventAnswer
