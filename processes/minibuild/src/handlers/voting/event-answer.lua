--- `Me`, a notice: the event's answer to the question about a voter. A rainbow gives a vote when it is confirmed and its player isn't
-- banned. An answer about somebody whom the event doesn't know names nobody: the voter is the one whose ballot the message unit pushed
-- the question for.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local ballots = require('domain.ballots')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local eventAnswer = {}

eventAnswer.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'vote.not-asked', optional = true },
  { name = 'complete', rule = rules.boolean, optional = true, default = false },
  { name = 'block', rule = rules.integer(0, 0xffffffff), optional = true },
  { name = 'banned', rule = rules.boolean, optional = true, default = true },
})

---@class EventAnswer
---@field address string
---@field isConfirmed boolean

--- Returns true when the event says that a rainbow is confirmed.
---@param request MinibuildRequest
---@return boolean
local function isConfirmed(request)
  local read = eventAnswer.fields.read
  return read(request, 'complete') == true and read(request, 'block') ~= nil and read(request, 'banned') == false
end

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
  return { address = address, isConfirmed = named ~= nil and isConfirmed(request) }
end

---@param request MinibuildRequest
---@param answer EventAnswer
function eventAnswer.apply(request, answer)
  ballots.answer(request.state, answer.address, answer.isConfirmed)
end

return eventAnswer
