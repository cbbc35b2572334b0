--- `Ban` and `Unban`: a banned player can't scan and is left out of the leaderboard.
local players = require('domain.players')
local rabbitField = require('handlers.rabbit-field')

--- The act that bans, or that takes a ban back; doing it twice changes nothing more.
return function(banned)
  local setBan = { check = rabbitField }

  function setBan.apply(state, rabbit)
    players.setBanned(state, rabbit, banned)
    return { rabbit = rabbit }
  end

  return setBan
end
