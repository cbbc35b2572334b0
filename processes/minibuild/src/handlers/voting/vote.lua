--- `Vote`: casts the whole ballot of the sender.
local declareFields = require('common.declare-fields')
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

--- Refuses entries that a ballot can't approve: unknown entries, an entry that is named twice, and the sender's own entries.
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
---@return string approved packed
function vote.check(request)
  local state = request.state
  ownSender.expect(request)
  contestRules.expectPhase(request, 'voting')
  errors.expect(not ballots.isRemoved(state, request.from), 'person.removed')
  local right = ballots.rightOf(state, request.from)
  errors.expect(right ~= 'enter', 'admission.needed')
  errors.expect(right == 'yes', 'vote.not-allowed')
  local approved = vote.fields.read(request, 'entries')
  table.sort(approved)
  expectApprovable(request, approved)
  local hasRoom = ballots.of(state, request.from) or state.ballotRows.total < constants.MAX_BALLOTS
  errors.expect(hasRoom, 'vote.too-many')
  return packedNumbers.pack(approved)
end

---@param request MinibuildRequest
---@param approved string
---@return string action
---@return table data
function vote.apply(request, approved)
  local state = request.state
  ballots.cast(state, request.from, approved, request.now)
  ownSender.keep(request)
  return 'Ballot', ballotView(state, request.from) or { entries = {}, votedAt = request.now }
end

return vote
