--- The league of cities: seasons, their rounds, and what each city's people scored in them. A city's score in a round is the
-- sum of its best members', as many as the season says. Only points that come while the round is open count, for the city
-- that their person plays for then: who joins late brings no earlier points.
local orderedTree = require('common.state.ordered-tree')
local people = require('domain.boards.people')
local constants = require('constants')

local league = {}

---@alias RoundKind 'meet-up' | 'event' | 'challenge'

---@class Season
---@field title string
---@field startsAt integer in milliseconds
---@field endsAt integer in milliseconds
---@field best integer members whose points make a city's score
---@field rounds integer[] numbers in the order they were opened
---@field members table<string, integer> people by city

---@class Round
---@field season integer
---@field kind RoundKind
---@field ref string the meet-up, process, board or challenge whose points count
---@field title string
---@field startsAt integer in milliseconds
---@field endsAt integer in milliseconds
---@field cancelled boolean
---@field scoreOf table<integer, integer> row of the score, by person
---@field cities table<string, RoundCity> those that scored, by slug

--- The title and the times of a season or a round.
---@class LeagueSpan
---@field title string
---@field startsAt integer in milliseconds
---@field endsAt integer in milliseconds

---@class RoundCity
---@field points integer score of the city
---@field top integer top of the tree of its members' scores

---@class League
---@field seasons Season[]
---@field rounds Round[] of all seasons
---@field refs table<string, integer[]> rounds of the latest season that are not cancelled, by what they count

---@class LeagueScores: Rows
---@field person integer[]
---@field points integer[]
---@field place TreeLinks

---@type table<string, ColumnGroup>
league.TABLES = {
  leagueScores = { person = 0, points = 0, place = { left = 0, right = 0, size = 0 } },
}

--- Returns the part of a new state.
---@return League
function league.new()
  return { seasons = {}, rounds = {}, refs = {} }
end

--- Returns the latest season, if there is any.
---@param state CommunityState
---@return Season?
function league.season(state)
  return state.league.seasons[#state.league.seasons]
end

--- Opens a season. The cities' lists of the boards begin anew.
---@param state CommunityState
---@param season Season
function league.open(state, season)
  table.insert(state.league.seasons, season)
  state.league.refs = {}
  state.boards.season = #state.league.seasons
end

--- Returns the name of what a round counts.
---@param kind RoundKind
---@param ref string
---@return string
local function keyOf(kind, ref)
  return kind .. ':' .. ref
end

--- Opens a round of the latest season; returns its number.
---@param state CommunityState
---@param round Round
---@return integer
function league.openRound(state, round)
  local all = state.league
  local number, key = #all.rounds + 1, keyOf(round.kind, round.ref)
  all.rounds[number] = round
  all.refs[key] = all.refs[key] or {}
  table.insert(all.refs[key], number)
  table.insert(league.season(state).rounds, number)
  return number
end

--- Returns true when another round of the season counts the same points within a span.
---@param state CommunityState
---@param kind RoundKind
---@param ref string
---@param span LeagueSpan
---@param except integer? number of the round that the span is for
---@return boolean
function league.isCounted(state, kind, ref, span, except)
  for _, number in ipairs(state.league.refs[keyOf(kind, ref)] or {}) do
    local other = state.league.rounds[number]
    local overlaps = span.startsAt < other.endsAt and other.startsAt < span.endsAt
    if number ~= except and overlaps then return true end
  end
  return false
end

--- Changes the title and the times of a round; the times of a round that has begun must stay.
---@param state CommunityState
---@param number integer
---@param span LeagueSpan
function league.changeRound(state, number, span)
  local round = state.league.rounds[number]
  round.title, round.startsAt, round.endsAt = span.title, span.startsAt, span.endsAt
end

--- Cancels a round of the latest season: it counts no more, and its scores stay out of the table.
---@param state CommunityState
---@param number integer
function league.cancelRound(state, number)
  local round = state.league.rounds[number]
  round.cancelled = true
  local same = state.league.refs[keyOf(round.kind, round.ref)]
  for index, other in ipairs(same) do
    if other == number then table.remove(same, index) end
  end
end

--- Counts a new member of a city.
---@param state CommunityState
---@param city string
function league.addMember(state, city)
  local members = league.season(state).members
  members[city] = (members[city] or 0) + 1
end

--- Returns the state of a round at a time.
---@param round Round
---@param now integer in milliseconds
---@return 'waiting' | 'open' | 'ended' | 'cancelled'
function league.stateOf(round, now)
  if round.cancelled then return 'cancelled' end
  if now < round.startsAt then return 'waiting' end
  return now < round.endsAt and 'open' or 'ended'
end

--- Returns the order of scores: more points first, then who scored first.
---@param scores LeagueScores
---@return IsBefore
local function orderOf(scores)
  ---@param row integer
  ---@param other integer
  ---@return boolean
  return function(row, other)
    local own, others = scores.points[row], scores.points[other]
    return own > others or own == others and row < other
  end
end

--- Returns the rows of the best scores of a city in a round.
---@param state CommunityState
---@param ofCity RoundCity
---@param limit integer
---@return integer[]
function league.best(state, ofCity, limit)
  local links, rows = state.leagueScores.place, {}
  orderedTree.append(links, ofCity.top, 1, math.min(limit, orderedTree.size(links, ofCity.top)), rows)
  return rows
end

--- Returns the number of people who scored for a city in a round.
---@param state CommunityState
---@param ofCity RoundCity
---@return integer
function league.scorers(state, ofCity)
  return orderedTree.size(state.leagueScores.place, ofCity.top)
end

--- Returns the row of a person's score in a round, of no points when it is new, outside of its tree.
---@param state CommunityState
---@param round Round
---@param ofCity RoundCity
---@param person integer
---@return integer
local function takeScore(state, round, ofCity, person)
  local scores, row = state.leagueScores, round.scoreOf[person]
  if row then
    ofCity.top = orderedTree.remove(scores.place, ofCity.top, row, orderOf(scores))
    return row
  end
  row = scores.total + 1
  scores.total, scores.person[row], scores.points[row] = row, person, 0
  scores.place.left[row], scores.place.right[row], scores.place.size[row] = 0, 0, 0
  round.scoreOf[person] = row
  return row
end

--- Adds points to a person's score in a round, and to the city's.
---@param state CommunityState
---@param round Round
---@param city string
---@param person integer
---@param points integer
local function addScore(state, round, city, person, points)
  local scores = state.leagueScores
  local ofCity = round.cities[city] or { points = 0, top = 0 }
  round.cities[city] = ofCity
  local row = takeScore(state, round, ofCity, person)
  scores.points[row] = math.min(scores.points[row] + points, constants.MAX_POINTS)
  ofCity.top = orderedTree.add(scores.place, ofCity.top, row, orderOf(scores))
  local sum = 0
  for _, best in ipairs(league.best(state, ofCity, state.league.seasons[round.season].best)) do
    sum = sum + scores.points[best]
  end
  ofCity.points = sum
end

--- Counts points in the open rounds that count them; returns true when one did.
---@param state CommunityState
---@param kind RoundKind
---@param ref string
---@param person integer
---@param points integer
---@param now integer in milliseconds
---@return boolean
function league.score(state, kind, ref, person, points, now)
  local city, counted = people.cityOf(state, person), false
  for _, number in ipairs(city and state.league.refs[keyOf(kind, ref)] or {}) do
    local round = state.league.rounds[number]
    if league.stateOf(round, now) == 'open' then
      addScore(state, round, city, person, points)
      counted = true
    end
  end
  return counted
end

return league
