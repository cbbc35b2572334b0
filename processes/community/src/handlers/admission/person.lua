--- `Person`, a notice: the answer of an event about somebody who asked to be admitted, whose places on boards then move.
local eventAnswer = require('common.admission.event-answer')
local standings = require('domain.boards.standings')
local errors = require('errors')

local person = { fields = eventAnswer.fields(errors) }

---@param request CommunityRequest
---@return AdmissionAnswer
function person.check(request)
  return eventAnswer.check(errors, person.fields, request)
end

---@param request CommunityRequest
---@param answer AdmissionAnswer
function person.apply(request, answer)
  eventAnswer.apply(request, answer)
  standings.refresh(request.state, answer.address, request.now)
end

return person
