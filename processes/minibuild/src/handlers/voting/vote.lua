--- `Vote`: casts the whole ballot of the sender. One whose right only the event knows waits for the event's answer.
local declareFields = require('common.declare-fields')
local eventRainbow = require('common.event-rainbow')
local rules = require('common.field-rules')
local constants = require('constants')
local ballots = require('domain.ballots')
local entries = require('domain.entries')
local packedNumbers = require('domain.packed-numbers')
local people = require('domain.people')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local ownSender = require('handlers.own-sender')
local ballotView = require('views.ballot')

local vote = {}

vote.fields = declareFields(errors, {
  ownSender.fields,
  {
    name = 'entries',
    rule = rules.list(contestRules.entry, 0, constants.MAX_APPROVALS),
    code = 'vote.malformed',
  },
})

---@class NewBallot
---@field approved string packed
---@field isAsked boolean

--- Refuses entries that a ballot can't approve: unknown ones, one that is named twice, and the sender's own ones.
---@param request MinibuildRequest
---@param approved integer[] ascending
local function expectApprovable(request, approved)
  local state = request.state
  local person = people.of(state, request.from)
  for index, entry in ipairs(approved) do
    contestRules.existing(state, entry)
    errors.expect(entry ~= approved[index - 1], 'vote.malformed')
    errors.expect(not (person and entries.isOf(state, entry, person)), 'vote.own-entry')
  end
end

---@param request MinibuildRequest
---@return NewBallot
function vote.check(request)
  local state = request.state
  ownSender.expect(request)
  contestRules.expectPhase(request, 'voting')
  errors.expect(not ballots.isRemoved(state, request.from), 'person.removed')
  local right = ballots.rightOf(state, request.from)
  errors.expect(right ~= 'no', 'vote.not-allowed')
  local approved = vote.fields.read(request, 'entries')
  table.sort(approved)
  expectApprovable(request, approved)
  local hasRoom = ballots.of(state, request.from) or state.ballotRows.total < constants.MAX_BALLOTS
  errors.expect(hasRoom, 'vote.too-many')
  return { approved = packedNumbers.pack(approved), isAsked = right == 'asked' }
end

---@param request MinibuildRequest
---@param ballot NewBallot
---@return string action
---@return table data
---@return OutgoingMessage[]
function vote.apply(request, ballot)
  local state, others = request.state, {}
  if not ballot.isAsked then
    ballots.cast(state, request.from, ballot.approved, request.now, false)
  elseif ballot.approved == '' then
    ballots.empty(state, request.from, request.now)
  else
    ballots.ask(state, request.from, ballot.approved, request.now, request.id)
    others[1] = eventRainbow.question(state.contest.facts.event, request.from)
  end
  -- only a sender with a trace in the state has acts to keep
  if ballots.of(state, request.from) or ballots.askedOf(state, request.from) or people.of(state, request.from) then
    ownSender.keep(request)
  end
  return 'Ballot', ballotView(state, request.from) or { entries = {}, status = 'counted', votedAt = request.now }, others
end

return vote
