--- `Admit`: lets the staff add a batch of tickets, by its Merkle root, until the results are published.
local newBatch = require('common.tickets.admit')(require('errors'))
local contestRules = require('handlers.contest-rules')

local admit = { fields = newBatch.fields, apply = newBatch.apply }

---@param request MinibuildRequest
---@return PlannedBatch
function admit.check(request)
  contestRules.expectUnpublished(request.state)
  return newBatch.check(request)
end

return admit
