--- Reads the player that an act of the staff is about.
local players = require('domain.players')
local errors = require('errors')
local gameFields = require('handlers.game-fields')

--- Reads the number of an existing player.
---@param request RabbitRequest
---@return integer
return function(request)
  local number = errors.expect(gameFields.rabbit(request.data.rabbit), 'staff.malformed')
  errors.expect(players.exists(request.state, number), 'rabbit.unknown')
  return number
end
