--- `Admit`: lets the staff add a batch of tickets, by its Merkle root.
local batches = require('common.tickets.batches')
local errors = require('errors')
local staffOnly = require('handlers.staff.staff-only')

local admit = { fields = batches.newFields(errors) }

---@param request ArcadeRequest
---@return PlannedBatch
function admit.check(request)
  staffOnly(request)
  return batches.planned(errors, admit.fields, request, request.state.admission.tickets)
end

---@param state ArcadeState
---@param new PlannedBatch
---@return table detail
function admit.apply(state, new)
  return batches.add(state.admission.tickets, new)
end

return admit
