--- `Season`: lets the staff open a season of the league, once the one before has ended.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local league = require('domain.league.league')
local errors = require('errors')
local leagueRules = require('handlers.league-rules')

local season = {}

season.fields = declareFields(errors, {
  leagueRules.spanFields,
  { name = 'best', rule = rules.integer(1, constants.MAX_BEST), code = 'staff.malformed' },
})

---@param request CommunityRequest
---@return Season
function season.check(request)
  local latest = league.season(request.state)
  local best = season.fields.read(request, 'best')
  local span = leagueRules.readSpan(request, season.fields)
  errors.expect(not latest or request.now >= latest.endsAt, 'league.season-open')
  return {
    title = span.title,
    startsAt = span.startsAt,
    endsAt = span.endsAt,
    best = best,
    rounds = {},
    members = {},
  }
end

---@param request CommunityRequest
---@param plan Season
---@return table detail
function season.apply(request, plan)
  league.open(request.state, plan)
  return { title = plan.title, startsAt = plan.startsAt, endsAt = plan.endsAt, best = plan.best }
end

return season
