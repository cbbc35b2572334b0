--- The table of a season: what the cities have from the rounds that ended. The rounds' scores are kept as points come, so that
-- a table takes steps by the number of cities and rounds, however many people play.
local constants = require('constants')
local league = require('domain.league.league')

local leagueTable = {}

---@class LeagueRow
---@field city string
---@field points integer
---@field rounds integer rounds in which the city scored
---@field wins integer
---@field form integer[] places in the latest rounds that ended, the latest last; 0 for one without points
---@field members integer

--- Returns the cities that scored in a round, the best first, each with its place; cities with as many points share one.
---@param round Round
---@return { city: string, points: integer, place: integer }[]
function leagueTable.places(round)
  local list = {}
  for city, score in pairs(round.cities) do
    list[#list + 1] = { city = city, points = score.points, place = 0 }
  end
  table.sort(list, function(a, b) return a.points > b.points or a.points == b.points and a.city < b.city end)
  for index, entry in ipairs(list) do
    local before = list[index - 1]
    entry.place = before and before.points == entry.points and before.place or index
  end
  return list
end

--- Returns the rounds of a season that ended before a time, in the order in which they ended.
---@param state CommunityState
---@param season Season
---@param now integer in milliseconds
---@return Round[]
local function endedRounds(state, season, now)
  local ended = {}
  for index, number in ipairs(season.rounds) do
    local round = state.league.rounds[number]
    if league.stateOf(round, now) == 'ended' then ended[#ended + 1] = { round = round, index = index } end
  end
  table.sort(ended, function(a, b)
    return a.round.endsAt < b.round.endsAt or a.round.endsAt == b.round.endsAt and a.index < b.index
  end)
  for index, entry in ipairs(ended) do
    ended[index] = entry.round
  end
  return ended
end

--- Returns the rows of all cities without rounds.
---@param state CommunityState
---@param season Season
---@return LeagueRow[] rows
---@return table<string, LeagueRow> byCity
local function emptyRows(state, season)
  local rows, byCity = {}, {}
  for _, city in ipairs(state.cities.order) do
    local row = {
      city = city,
      points = 0,
      rounds = 0,
      wins = 0,
      form = {},
      members = season.members[city] or 0,
    }
    if row.members > 0 or not state.cities.bySlug[city].hidden then
      rows[#rows + 1], byCity[city] = row, row
    end
  end
  return rows, byCity
end

--- Adds what a round brought to the rows.
---@param rows LeagueRow[]
---@param byCity table<string, LeagueRow>
---@param round Round
local function addRound(rows, byCity, round)
  for _, row in ipairs(rows) do
    row.form[#row.form + 1] = 0
    if #row.form > constants.LEAGUE_FORM then table.remove(row.form, 1) end
  end
  for _, entry in ipairs(leagueTable.places(round)) do
    local row = byCity[entry.city]
    row.points = row.points + (constants.LEAGUE_POINTS[entry.place] or 0)
    row.rounds = row.rounds + 1
    row.wins = row.wins + (entry.place == 1 and 1 or 0)
    row.form[#row.form] = entry.place
  end
end

--- Sorts the rows: more points first, then more wins, then by slug.
---@param rows LeagueRow[]
local function sortRows(rows)
  table.sort(rows, function(a, b)
    if a.points ~= b.points then return a.points > b.points end
    if a.wins ~= b.wins then return a.wins > b.wins end
    return a.city < b.city
  end)
end

--- Returns the table of a season, the best city first. Each row has the places that the city moved up by the round that
-- ended last, once two have.
---@param state CommunityState
---@param season Season
---@param now integer in milliseconds
---@return (LeagueRow | { moved: integer? })[]
function leagueTable.of(state, season, now)
  local rows, byCity = emptyRows(state, season)
  local ended, before = endedRounds(state, season, now), {}
  for index, round in ipairs(ended) do
    if index == #ended and index > 1 then
      sortRows(rows)
      for place, row in ipairs(rows) do
        before[row.city] = place
      end
    end
    addRound(rows, byCity, round)
  end
  sortRows(rows)
  for place, row in ipairs(rows) do
    row.moved = before[row.city] and before[row.city] - place
  end
  return rows
end

return leagueTable
