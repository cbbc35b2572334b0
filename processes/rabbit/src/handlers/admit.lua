--- `Admit`: adds a batch of tickets, by its Merkle root.
local batches = require('common.tickets.batches')
local players = require('domain.players')
local errors = require('errors')

local admit = { fields = batches.newFields(errors) }

---@param request RabbitRequest
---@return PlannedBatch
function admit.check(request)
  local state = request.state
  local new = batches.planned(errors, admit.fields, request, state.admission.tickets)
  errors.expect(state.event.phase ~= 'ended', 'event.wrong-phase')
  errors.expect(players.hasNumbers(state, new.batch.count), 'event.full')
  return new
end

---@param request RabbitRequest
---@param new PlannedBatch
---@return table detail
function admit.apply(request, new)
  return batches.add(request.state.admission.tickets, new)
end

return admit
