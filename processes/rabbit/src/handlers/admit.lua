--- `Admit`: adds a batch of tickets, by its Merkle root.
local base64url = require('common.codec.base64url')
local fields = require('common.fields')
local constants = require('constants')
local admission = require('domain.admission')
local errors = require('errors')

local admit = {}

---@class PlannedBatch
---@field number integer
---@field batch TicketBatch

---@param request RabbitRequest
---@return PlannedBatch
function admit.check(request)
  local state, data = request.state, request.data
  local number = fields.integer(data.batch, 1, constants.MAX_BATCHES)
  local root = fields.bytes(data.root, constants.TICKET_NODE_BYTES)
  local count = fields.integer(data.count, 1, constants.MAX_TICKETS_PER_BATCH)
  errors.expect(number and root and count, 'staff.malformed')
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
