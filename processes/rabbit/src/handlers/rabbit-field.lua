--- Reads the player that an act of the staff is about.
local declareFields = require('common.declare-fields')
local players = require('domain.players')
local errors = require('errors')
local gameRules = require('handlers.game-rules')

local rabbitField = {}

rabbitField.fields = declareFields(errors, {
  { name = 'rabbit', rule = gameRules.rabbit, code = 'staff.malformed' },
})

--- Reads the number of an existing player.
---@param request RabbitRequest
---@return integer
function rabbitField.check(request)
  local number = rabbitField.fields.read(request, 'rabbit')
  errors.expect(players.exists(request.state, number), 'rabbit.unknown')
  return number
end

return rabbitField
