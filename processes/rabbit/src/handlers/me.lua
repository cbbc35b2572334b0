--- `Me`: returns one player, by address; without an address, the sender.
local players = require('domain.players')
local errors = require('errors')
local playerView = require('views.player')

local me = {}

---@param request RabbitRequest
---@return string address
function me.check(request)
  local address = request.data.address
  errors.expect(address == nil or type(address) == 'string', 'message.malformed')
  return address or request.from
end

---@param request RabbitRequest
---@param address string
---@return string action
---@return table data
function me.apply(request, address)
  local rabbit = players.of(request.state, address)
  return 'Me', rabbit and playerView.of(request.state, rabbit) or { registered = false }
end

return me
