--- `Batch`: returns one batch of tickets, and which of its tickets were used.
local batches = require('common.tickets.batches')
local errors = require('errors')

local batch = { fields = batches.askedFields(errors) }

---@param request ArcadeRequest
---@return integer number
function batch.check(request)
  return batches.asked(errors, batch.fields, request, request.state.admission.tickets)
end

---@param request ArcadeRequest
---@param number integer
---@return string action
---@return table data
function batch.apply(request, number)
  return 'Batch', batches.view(request.state.admission.tickets, number)
end

return batch
