--- `Me`: returns one player, by address or rabbit number; without either, the sender. With `catches`, also the newest
-- claims on the player's rabbit.
local players = require('domain.players')
local errors = require('errors')
local gameFields = require('handlers.game-fields')
local catches = require('views.catches')
local playerView = require('views.player')

local me = {}

---@param request RabbitRequest
---@return integer? rabbit
function me.check(request)
  local state, address, number = request.state, request.data.address, request.data.rabbit
  local wanted = request.data.catches
  errors.expect(wanted == nil or type(wanted) == 'boolean', 'message.malformed')
  if number == nil then
    errors.expect(address == nil or type(address) == 'string', 'message.malformed')
    return players.of(state, address or request.from)
  end
  local rabbit = address == nil and gameFields.rabbit(number)
  errors.expect(rabbit, 'message.malformed')
  if players.exists(state, rabbit) then return rabbit end
end

---@param request RabbitRequest
---@param rabbit integer?
---@return string action
---@return table data
function me.apply(request, rabbit)
  if not rabbit then return 'Me', { registered = false } end
  local view = playerView.of(request.state, rabbit)
  if request.data.catches then view.caught = catches.of(request.state, rabbit) end
  return 'Me', view
end

return me
