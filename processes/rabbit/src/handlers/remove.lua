--- `Remove`: makes address, nickname and place of a player free; the number stays used, and the ticket too. What the
-- rabbit gave and took counts no more, as with a ban.
local bans = require('domain.bans')
local players = require('domain.players')
local rabbitField = require('handlers.rabbit-field')

local remove = { bearsOnResult = true, fields = rabbitField.fields, check = rabbitField.check }

---@param state RabbitState
---@param rabbit integer
---@return table detail
function remove.apply(state, rabbit)
  bans.set(state, rabbit, true)
  players.remove(state, rabbit)
  return { rabbit = rabbit }
end

return remove
