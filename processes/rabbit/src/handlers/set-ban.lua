--- `Ban` and `Unban`: a banned player can't scan or be scanned and is left out of the leaderboard, and the claims that the
-- rabbit gave don't count.
local bans = require('domain.bans')
local rabbitField = require('handlers.rabbit-field')

--- Returns the act that bans, or that takes a ban back; doing it twice changes nothing more.
---@param banned boolean
---@return StaffAct
return function(banned)
  local setBan = { bearsOnResult = true, fields = rabbitField.fields, check = rabbitField.check }

  ---@param state RabbitState
  ---@param rabbit integer
  ---@return table detail
  function setBan.apply(state, rabbit)
    bans.set(state, rabbit, banned)
    return { rabbit = rabbit }
  end

  return setBan
end
