--- `ChangeRound`: lets the staff change the title of a round that has not ended, and its times until it begins. What it counts
-- stays.
local declareFields = require('common.declare-fields')
local league = require('domain.league.league')
local errors = require('errors')
local leagueRules = require('handlers.league-rules')

local changeRound = {}

changeRound.fields = declareFields(errors, {
  { name = 'number', rule = leagueRules.roundNumber, code = 'staff.malformed' },
  leagueRules.spanFields,
})

---@class RoundChange
---@field number integer
---@field span LeagueSpan

--- Refuses times that a round can't have.
---@param request CommunityRequest
---@param number integer
---@param span LeagueSpan
local function expectTimes(request, number, span)
  local state = request.state
  local round = state.league.rounds[number]
  if span.startsAt == round.startsAt and span.endsAt == round.endsAt then return end
  errors.expect(league.stateOf(round, request.now) == 'waiting', 'league.begun')
  leagueRules.expectWithin(league.season(state), span)
  errors.expect(not league.isCounted(state, round.kind, round.ref, span, number), 'league.overlapping')
end

---@param request CommunityRequest
---@return RoundChange
function changeRound.check(request)
  local number = leagueRules.readGoingRound(request, changeRound.fields)
  local span = leagueRules.readSpan(request, changeRound.fields)
  expectTimes(request, number, span)
  return { number = number, span = span }
end

---@param request CommunityRequest
---@param change RoundChange
---@return table detail
function changeRound.apply(request, change)
  local span = change.span
  league.changeRound(request.state, change.number, span)
  return { number = change.number, title = span.title, startsAt = span.startsAt, endsAt = span.endsAt }
end

return changeRound
