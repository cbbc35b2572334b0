--- `Daily`: returns the daily run of a game.
local calendar = require('common.calendar')
local declareFields = require('common.declare-fields')
local courses = require('domain.courses')
local places = require('domain.places')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')

local daily = {}

daily.fields = declareFields(errors, {
  { name = 'game', rule = arcadeRules.game, code = 'message.malformed' },
})

---@param request ArcadeRequest
---@return string game
function daily.check(request)
  return daily.fields.read(request, 'game')
end

---@param request ArcadeRequest
---@param game string
---@return string action
---@return table data
function daily.apply(request, game)
  local day = calendar.dateText(request.now)
  return 'Daily', {
    day = day,
    game = game,
    begun = courses.isMade(request.state, places.dailyBoard(game, day)),
    endsAt = calendar.endOfDay(request.now),
  }
end

return daily
