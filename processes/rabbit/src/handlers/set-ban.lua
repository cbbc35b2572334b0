--- `Ban` and `Unban`: a banned player can't scan or be scanned and is left out of the leaderboard.
local players = require('domain.players')
local rabbitField = require('handlers.rabbit-field')

--- Returns the act that bans, or that takes a ban back; doing it twice changes nothing more.
---@param banned boolean
---@return StaffAct
return function(banned)
  local setBan = { check = rabbitField }

  ---@param state RabbitState
  ---@param rabbit integer
  ---@return table detail
  function setBan.apply(state, rabbit)
    players.setBanned(state, rabbit, banned)
    return { rabbit = rabbit }
  end

  return setBan
end
