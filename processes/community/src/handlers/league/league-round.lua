--- `LeagueRound`: returns the scores of cities in a round, the best first, and who carried each: the first few of every city, or
-- all whose points count of one city.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local league = require('domain.league.league')
local leagueTable = require('domain.league.table')
local profiles = require('domain.profiles')
local errors = require('errors')
local cityRules = require('handlers.city-rules')
local leagueRules = require('handlers.league-rules')
local roundView = require('views.round')

local page = pageFields.upTo(constants.MAX_ROUND_CITIES_PAGE)

local leagueRound = {}

leagueRound.fields = declareFields(errors, {
  { name = 'number', rule = leagueRules.roundNumber, code = 'message.malformed' },
  { name = 'city', rule = cityRules.slug, code = 'message.malformed', optional = true },
  page.fields,
})

---@class AskedRound
---@field number integer
---@field round Round
---@field city string?
---@field page Page of the cities

---@param request CommunityRequest
---@return AskedRound
function leagueRound.check(request)
  local read = leagueRound.fields.read
  local number, city = read(request, 'number'), read(request, 'city')
  local round = errors.expect(request.state.league.rounds[number], 'league.unknown')
  return { number = number, round = round, city = city, page = page.check(request) }
end

--- Returns what a city scored in a round, for JSON.
---@param state CommunityState
---@param round Round
---@param place { city: string, points: integer, place: integer }
---@param carriers integer people that are listed, at most
---@return table
local function cityOf(state, round, place, carriers)
  local ofCity, by = round.cities[place.city], {}
  local best = state.league.seasons[round.season].best
  for index, row in ipairs(league.best(state, ofCity, math.min(best, carriers))) do
    local address = state.boardPeople.address[state.leagueScores.person[row]]
    by[index] = {
      address = address,
      name = profiles.nameOf(state, address),
      points = state.leagueScores.points[row],
    }
  end
  return {
    city = place.city,
    place = place.place,
    points = place.points,
    counted = math.min(best, league.scorers(state, ofCity)),
    scorers = league.scorers(state, ofCity),
    by = by,
  }
end

---@param request CommunityRequest
---@param asked AskedRound
---@return string action
---@return table data
function leagueRound.apply(request, asked)
  local state, round, cities = request.state, asked.round, {}
  local places = leagueTable.places(round)
  for index, place in ipairs(places) do
    local isOnPage = index > asked.page.offset and index <= asked.page.offset + asked.page.limit
    if place.city == asked.city then
      cities[1] = cityOf(state, round, place, constants.MAX_BEST)
    elseif not asked.city and isOnPage then
      cities[#cities + 1] = cityOf(state, round, place, constants.LISTED_CARRIERS)
    end
  end
  local data = roundView(asked.number, round, request.now)
  data.total, data.cities = #places, cities
  return 'LeagueRound', data
end

return leagueRound
