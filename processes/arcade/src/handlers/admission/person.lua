--- `Person`, a notice: the answer of an event about somebody who asked to be admitted, whose places on boards then move.
local eventAnswer = require('common.admission.event-answer')
local standings = require('domain.standings')
local errors = require('errors')

local person = { fields = eventAnswer.fields(errors) }

---@param request ArcadeRequest
---@return AdmissionAnswer
function person.check(request)
  return eventAnswer.check(errors, person.fields, request)
end

---@param request ArcadeRequest
---@param answer AdmissionAnswer
function person.apply(request, answer)
  eventAnswer.apply(request, answer)
  standings.admitted(request.state, answer.address)
end

return person
