--- Fields that are about the league.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local league = require('domain.league.league')
local errors = require('errors')

local leagueRules = {}

--- The latest time of a season or a round, in milliseconds: in the year 2200.
local MAX_TIME = 7258118400000

local MAX_ROUND = 0xffffffff

--- Number of a round, from 1.
---@type FieldRule
leagueRules.roundNumber = rules.integer(1, MAX_ROUND)

--- The fields of a season and of a round: a title, and the time from which to which it goes.
leagueRules.spanFields = declareFields(errors, {
  { name = 'title', rule = rules.line(constants.MAX_LEAGUE_TITLE_LENGTH), code = 'staff.malformed' },
  { name = 'startsAt', rule = rules.integer(0, MAX_TIME), code = 'staff.malformed' },
  { name = 'endsAt', rule = rules.integer(0, MAX_TIME), code = 'staff.malformed' },
})

--- Reads the title and the times of a season or a round, which must end after it starts, and in the future.
---@param request CommunityRequest
---@param declared DeclaredFields of the action
---@return LeagueSpan
function leagueRules.readSpan(request, declared)
  local read = declared.read
  local title, startsAt, endsAt = read(request, 'title'), read(request, 'startsAt'), read(request, 'endsAt')
  errors.expect(startsAt < endsAt and request.now < endsAt, 'league.times')
  return { title = title, startsAt = startsAt, endsAt = endsAt }
end

--- Refuses the times of a round that is not within its season.
---@param season Season
---@param span LeagueSpan
function leagueRules.expectWithin(season, span)
  errors.expect(season.startsAt <= span.startsAt and span.endsAt <= season.endsAt, 'league.times')
end

--- Reads the number of a round of the latest season that has not ended and is not cancelled. A season before may have such
-- rounds too: one message far ahead of time opens a season, and leaves the clock behind.
---@param request CommunityRequest
---@param declared DeclaredFields of the action
---@return integer
function leagueRules.readGoingRound(request, declared)
  local number = declared.read(request, 'number')
  local round = errors.expect(request.state.league.rounds[number], 'league.unknown')
  errors.expect(not round.cancelled, 'league.cancelled')
  local isLatest = round.season == #request.state.league.seasons
  errors.expect(isLatest and league.stateOf(round, request.now) ~= 'ended', 'league.over')
  return number
end

return leagueRules
