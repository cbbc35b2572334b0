--- `Admit`: adds a batch of tickets, by its Merkle root.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local admission = require('domain.admission')
local errors = require('errors')

local admit = {}

admit.fields = declareFields(errors, {
  { name = 'batch', rule = rules.integer(1, constants.MAX_BATCHES), code = 'staff.malformed' },
  { name = 'root', rule = rules.bytes(constants.TICKET_NODE_BYTES), code = 'staff.malformed' },
  { name = 'count', rule = rules.integer(1, constants.MAX_TICKETS_PER_BATCH), code = 'staff.malformed' },
})

---@class PlannedBatch
---@field number integer
---@field batch TicketBatch

---@param request RabbitRequest
---@return PlannedBatch
function admit.check(request)
  local state, read = request.state, admit.fields.read
  local number, root, count = read(request, 'batch'), read(request, 'root'), read(request, 'count')
  errors.expect(state.event.phase ~= 'ended', 'event.wrong-phase')
  errors.expect(admission.isNew(state, number, root), 'staff.batch-taken')
  return { number = number, batch = { root = root, count = count } }
end

---@param state RabbitState
---@param plan PlannedBatch
---@return table detail
function admit.apply(state, plan)
  admission.add(state, plan.batch)
  return { batch = plan.number, root = base64url.encode(plan.batch.root), count = plan.batch.count }
end

return admit
