--- `Settle`: lets anybody work off what waits, more of it than other messages do.
local constants = require('constants')
local judging = require('domain.judging')
local settling = require('domain.settling')

local settle = {}

function settle.check() end

---@param request RabbitRequest
---@return string action
---@return table data
function settle.apply(request)
  local state = request.state
  settling.continue(state, request.process, constants.SETTLING_PER_SETTLE)
  judging.continue(state, request.process, constants.JUDGED_PER_SETTLE)
  return 'Settled', { done = settling.isDone(state) }
end

return settle
