--- `Remove`: makes address, nickname and place of a player free; the number stays used, and the ticket too. What the
-- rabbit gave and took counts no more, as with a ban.
local flags = require('common.flags.flags')
local bans = require('domain.bans')
local judging = require('domain.judging')
local players = require('domain.players')
local errors = require('errors')
local rabbitField = require('handlers.rabbit-field')

local remove = { fields = rabbitField.fields }

---@param request RabbitRequest
---@return integer rabbit
function remove.check(request)
  errors.expect(not judging.isOpen(request.state), 'event.judging')
  return rabbitField.check(request)
end

---@param request RabbitRequest
---@param rabbit integer
---@return table detail
function remove.apply(request, rabbit)
  local state = request.state
  bans.set(state, rabbit, true)
  players.remove(state, rabbit)
  flags.decide(state, rabbit)
  return { rabbit = rabbit }
end

return remove
