--- `Ban` and `Unban`: a banned player can't scan or be scanned and is left out of the leaderboard, and the claims that the
-- rabbit gave don't count.
local bans = require('domain.bans')
local judging = require('domain.judging')
local errors = require('errors')
local rabbitField = require('handlers.rabbit-field')

--- Returns the act that bans, or that takes a ban back; doing it twice changes nothing more.
---@param banned boolean
---@return StaffAct
return function(banned)
  local setBan = { fields = rabbitField.fields }

  ---@param request RabbitRequest
  ---@return integer rabbit
  function setBan.check(request)
    errors.expect(not judging.isOpen(request.state), 'event.judging')
    return rabbitField.check(request)
  end

  ---@param request RabbitRequest
  ---@param rabbit integer
  ---@return table detail
  function setBan.apply(request, rabbit)
    bans.set(request.state, rabbit, banned)
    return { rabbit = rabbit }
  end

  return setBan
end
