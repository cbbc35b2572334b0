--- `Round`: lets the staff open a round of the season. It counts the points that a meet-up, an event, a board or a challenge
-- brings while it is open; no two rounds count the same thing at once.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local league = require('domain.league.league')
local errors = require('errors')
local boardRules = require('handlers.board-rules')
local leagueRules = require('handlers.league-rules')

local round = {}

round.fields = declareFields(errors, {
  { name = 'kind', rule = rules.choice(constants.ROUND_KINDS), code = 'staff.malformed' },
  { name = 'ref', rule = boardRules.id, code = 'staff.malformed' },
  leagueRules.spanFields,
})

---@param request CommunityRequest
---@return Round
function round.check(request)
  local state, read = request.state, round.fields.read
  local kind, ref = read(request, 'kind'), read(request, 'ref')
  local span = leagueRules.readSpan(request, round.fields)
  local season = league.season(state)
  errors.expect(season and request.now < season.endsAt, 'league.no-season')
  leagueRules.expectWithin(season, span)
  errors.expect(not league.isCounted(state, kind, ref, span), 'league.overlapping')
  errors.expect(#season.rounds < constants.MAX_ROUNDS, 'league.too-many-rounds')
  return {
    season = #state.league.seasons,
    kind = kind,
    ref = ref,
    title = span.title,
    startsAt = span.startsAt,
    endsAt = span.endsAt,
    cancelled = false,
    scoreOf = {},
    cities = {},
  }
end

---@param request CommunityRequest
---@param plan Round
---@return table detail
function round.apply(request, plan)
  local number = league.openRound(request.state, plan)
  return {
    number = number,
    kind = plan.kind,
    ref = plan.ref,
    title = plan.title,
    startsAt = plan.startsAt,
    endsAt = plan.endsAt,
  }
end

return round
