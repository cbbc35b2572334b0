--- `Admit`: lets the staff add a batch of tickets, by its Merkle root.
local batches = require('common.tickets.batches')
local errors = require('errors')

local admit = { fields = batches.newFields(errors) }

---@param request ArcadeRequest
---@return PlannedBatch
function admit.check(request)
  return batches.planned(errors, admit.fields, request, request.state.admission.tickets)
end

---@param request ArcadeRequest
---@param new PlannedBatch
---@return table detail
function admit.apply(request, new)
  return batches.add(request.state.admission.tickets, new)
end

return admit
