--- `Me`: returns one player, by address or rabbit number; without either, the sender. With `catches`, also the newest
-- claims on the player's rabbit. A process that asks about an address knows by the reply whom it is about, also where nobody has it.
local declareFields = require('common.declare-fields')
local fields = require('common.fields')
local rules = require('common.field-rules')
local players = require('domain.players')
local errors = require('errors')
local gameRules = require('handlers.game-rules')
local catches = require('views.catches')
local playerView = require('views.player')

local me = {}

me.fields = declareFields(errors, {
  { name = 'address', rule = rules.string, code = 'message.malformed', optional = true },
  { name = 'rabbit', rule = gameRules.rabbit, code = 'message.malformed', optional = true },
  { name = 'catches', rule = rules.boolean, code = 'message.malformed', optional = true },
})

---@param request RabbitRequest
---@return integer? rabbit
function me.check(request)
  local state, read = request.state, me.fields.read
  local address, rabbit = read(request, 'address'), read(request, 'rabbit')
  read(request, 'catches')
  if not rabbit then return players.of(state, address or request.from) end
  errors.expect(not address, 'message.malformed')
  if players.exists(state, rabbit) then return rabbit end
end

---@param request RabbitRequest
---@param rabbit integer?
---@return string action
---@return table data
function me.apply(request, rabbit)
  if not rabbit then
    local address = me.fields.read(request, 'address')
    return 'Me', { registered = false, address = fields.address(address) and address or nil }
  end
  local view = playerView.of(request.state, rabbit)
  if me.fields.read(request, 'catches') then view.caught = catches.of(request.state, rabbit) end
  return 'Me', view
end

return me
