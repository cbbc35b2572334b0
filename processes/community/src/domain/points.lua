--- Points that people get: the one door for all rooms. They count on their board, on that of all people, on the board of a
-- city if there is one, and, those of people, in the open rounds of the league that count them. Where their kind has a rate,
-- they are earned.
local admission = require('common.admission.admission')
local accounts = require('domain.accounts')
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
---@field isPerson boolean? true when who gives them vouches for a person; else the community's own admission says it
---@field why string? the reason, in the words of who gives them
---@field city string? slug of a city whose board gets them too
---@field event string? id of the event's process, for the league
---@field meetUp string? id of the meet-up, for the league
---@field challenge string? slug of the challenge, for the league

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
  local isPerson = award.isPerson or admission.isPerson(state, award.address)
  ---@param id string of a board that is open
  local function addTo(id) standings.add(state, id, person, { points = award.points, isPerson = isPerson }, state.clock) end
  addTo(award.board)
  addTo('overall')
  if ofCity and ofCity ~= award.board then addTo(ofCity) end
  local address, why = award.address, award.why or ''
  accounts.earn(state, address, award.kind, award.points, award.board, why)
  if isPerson and scoreInLeague(state, person, award) then
    addTo('league')
    accounts.earn(state, address, 'league', award.points, 'league', why)
  end
end

return points
