--- `Flag`: lets a player report the nickname of another one to the staff, once.
local declareFields = require('common.declare-fields')
local newFlag = require('common.flags.new-flag')
local constants = require('constants')
local players = require('domain.players')
local errors = require('errors')
local gameRules = require('handlers.game-rules')

local flag = {}

flag.fields = declareFields(errors, {
  { name = 'rabbit', rule = gameRules.rabbit, code = 'flag.malformed' },
  newFlag.fields(errors, constants.MAX_REASON_LENGTH),
})

---@param request RabbitRequest
---@return NewFlag
function flag.check(request)
  local state, read = request.state, flag.fields.read
  local rabbit, reason = read(request, 'rabbit'), read(request, 'reason')
  local player = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not state.players.banned[player], 'player.banned')
  errors.expect(players.exists(state, rabbit), 'rabbit.unknown')
  errors.expect(not state.hiddenNames[rabbit], 'flag.hidden')
  return newFlag.check(errors, request, rabbit, reason)
end

---@param request RabbitRequest
---@param new NewFlag
---@return string action
---@return table data
function flag.apply(request, new)
  newFlag.apply(request, new)
  return 'Flagged', { rabbit = new.thing }
end

return flag
