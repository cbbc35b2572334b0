--- Points that people get: the one door for all rooms. They count on their board, on that of all people, on the board of a
-- city if there is one, and in the open rounds of the league that count them. Where their kind has a rate, they are earned.
local accounts = require('domain.accounts.accounts')
local boards = require('domain.boards.boards')
local people = require('domain.boards.people')
local standings = require('domain.boards.standings')
local league = require('domain.league.league')

local points = {}

---@alias PointsKind 'rainbow' | 'place' | 'attendance' | 'game' | 'challenge' | 'contest' | 'league'

---@class Award
---@field board string id
---@field kind PointsKind
---@field address string
---@field points integer at least 1
---@field why string? the reason, in the words of who gives them
---@field city string? slug of a city whose board gets them too
---@field event string? id of the event's process, for the league
---@field meetUp string? id of the meet-up, for the league
---@field challenge string? slug of the challenge, for the league

--- Adds points to a board that is open.
---@param state CommunityState
---@param id string
---@param person integer
---@param award Award
local function addTo(state, id, person, award)
  standings.add(state, id, person, award.points, state.clock)
end

--- Counts points in the league; returns true when a round counted them.
---@param state CommunityState
---@param person integer
---@param award Award
---@return boolean
local function scoreInLeague(state, person, award)
  local counted = false
  ---@param kind RoundKind
  ---@param ref string?
  local function scoreIn(kind, ref)
    if ref and league.score(state, kind, ref, person, award.points, state.clock) then counted = true end
  end
  scoreIn('event', award.event)
  scoreIn('meet-up', award.meetUp)
  scoreIn('challenge', award.board)
  scoreIn('challenge', award.challenge and 'challenge-' .. award.challenge)
  return counted
end

--- Gives a person points. The boards must be open; those of cities are.
---@param state CommunityState
---@param award Award
function points.award(state, award)
  local person = people.add(state, award.address)
  local ofCity = award.city and boards.idOfCity(award.city)
  addTo(state, award.board, person, award)
  addTo(state, 'overall', person, award)
  if ofCity and ofCity ~= award.board then addTo(state, ofCity, person, award) end
  local address, why = award.address, award.why or ''
  accounts.earn(state, address, award.kind, award.points, award.board, why)
  if scoreInLeague(state, person, award) then
    addTo(state, 'league', person, award)
    accounts.earn(state, address, 'league', award.points, 'league', why)
  end
end

return points
