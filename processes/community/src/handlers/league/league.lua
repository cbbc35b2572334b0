--- `League`: returns the table of a season, and a page of its rounds, the newest first.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pageFields = require('common.page-fields')
local constants = require('constants')
local league = require('domain.league.league')
local leagueTable = require('domain.league.table')
local errors = require('errors')
local roundView = require('views.round')

local MAX_SEASON = 0xffffffff

local page = pageFields.upTo(constants.MAX_ROUNDS_PAGE)

local handler = {}

handler.fields = declareFields(errors, {
  { name = 'season', rule = rules.integer(1, MAX_SEASON), code = 'message.malformed', optional = true },
  page.fields,
})

---@class AskedLeague
---@field number integer of the season, 0 when there is no season
---@field page Page of its rounds

---@param request CommunityRequest
---@return AskedLeague
function handler.check(request)
  local number = handler.fields.read(request, 'season')
  local seasons = request.state.league.seasons
  errors.expect(not number or seasons[number], 'league.unknown')
  return { number = number or #seasons, page = page.check(request) }
end

--- Returns a page of a season's rounds, the newest first.
---@param request CommunityRequest
---@param season Season
---@param asked Page
---@return table[]
local function roundsOf(request, season, asked)
  local rows, newest = {}, #season.rounds - asked.offset
  for index = newest, math.max(1, newest - asked.limit + 1), -1 do
    local number = season.rounds[index]
    rows[#rows + 1] = roundView(number, request.state.league.rounds[number], request.now)
  end
  return rows
end

---@param request CommunityRequest
---@param asked AskedLeague
---@return string action
---@return table data
function handler.apply(request, asked)
  local season = request.state.league.seasons[asked.number]
  if not season then return 'League', { table = {}, rounds = {}, total = 0 } end
  return 'League', {
    season = {
      number = asked.number,
      title = season.title,
      startsAt = season.startsAt,
      endsAt = season.endsAt,
      best = season.best,
    },
    table = leagueTable.of(request.state, season, request.now),
    rounds = roundsOf(request, season, asked.page),
    total = #season.rounds,
  }
end

return handler
