--- `Me`, a notice: the event's answer to the question about a voter. A rainbow gives a vote when it is confirmed and its player isn't
-- banned. An answer about somebody whom the event doesn't know names nobody: the voter is the one whose ballot the message unit pushed
-- the question for.
local eventRainbow = require('common.event-rainbow')
local constants = require('constants')
local ballots = require('domain.ballots')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local eventAnswer = { fields = eventRainbow.fields(errors, 'vote.not-asked') }

---@class EventAnswer
---@field address string
---@field isConfirmed boolean

---@param request MinibuildRequest
---@return EventAnswer
function eventAnswer.check(request)
  local state = request.state
  local facts = state.contest.facts
  errors.expect(facts and request.from == facts.event, 'vote.not-asked')
  contestRules.expectUnpublished(state)
  local named = eventAnswer.fields.read(request, 'address')
  local address = named or ballots.askedBy(state, request.pushedFor)
  errors.expect(address and ballots.waits(state, address), 'vote.not-asked')
  errors.expect(state.ballotRows.total < constants.MAX_BALLOTS, 'vote.too-many')
  return { address = address, isConfirmed = eventRainbow.isConfirmed(eventAnswer.fields, request) }
end

---@param request MinibuildRequest
---@param answer EventAnswer
function eventAnswer.apply(request, answer)
  ballots.answer(request.state, answer.address, answer.isConfirmed)
end

return eventAnswer
