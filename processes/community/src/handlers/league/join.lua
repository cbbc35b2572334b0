--- `Join`: makes the sender play for a city, once a season.
local declareFields = require('common.declare-fields')
local people = require('domain.boards.people')
local standings = require('domain.boards.standings')
local cities = require('domain.cities')
local league = require('domain.league.league')
local errors = require('errors')
local cityRules = require('handlers.city-rules')
local walletsOnly = require('handlers.wallets-only')

local join = {}

join.fields = declareFields(errors, {
  { name = 'city', rule = cityRules.slug, code = 'city.unknown' },
})

---@param request CommunityRequest
---@return string city
function join.check(request)
  local state = request.state
  walletsOnly(request)
  local slug = join.fields.read(request, 'city')
  local city, season = cities.of(state, slug), league.season(state)
  errors.expect(city and not city.hidden, 'city.unknown')
  errors.expect(season and request.now < season.endsAt, 'league.no-season')
  local person = people.of(state, request.from)
  errors.expect(not (person and people.cityOf(state, person)), 'league.joined')
  return slug
end

---@param request CommunityRequest
---@param city string
---@return string action
---@return table data
function join.apply(request, city)
  local state = request.state
  standings.join(state, people.add(state, request.from), city, request.now)
  league.addMember(state, city)
  return 'Join', { city = city, season = #state.league.seasons }
end

return join
