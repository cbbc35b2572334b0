--- `Settle`: lets anybody work off what waits, more of it than other messages do.
local constants = require('constants')
local claims = require('domain.claims')
local expiry = require('domain.expiry')
local settling = require('domain.settling')

local settle = {}

function settle.check() end

---@param request RabbitRequest
---@return string action
---@return table data
function settle.apply(request)
  local state, now = request.state, request.now
  claims.expire(state, now, constants.LAPSES_PER_SETTLE)
  settling.continue(state, request.process, constants.SETTLING_PER_SETTLE)
  return 'Settled', { done = settling.isDone(state) and not expiry.isDue(state, now) }
end

return settle
