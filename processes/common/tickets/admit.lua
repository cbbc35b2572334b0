--- `Admit`: lets the staff add a batch of tickets, by its Merkle root.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('common.tickets.constants')
local tickets = require('common.tickets.tickets')

---@class PlannedBatch
---@field number integer
---@field batch TicketBatch

--- Returns the act of a process.
---@param errors Errors
---@return StaffAct
return function(errors)
  local admit = {}

  admit.fields = declareFields(errors, {
    { name = 'batch', rule = rules.integer(1, constants.MAX_BATCHES), code = 'staff.malformed' },
    { name = 'root', rule = rules.bytes(constants.TICKET_NODE_BYTES), code = 'staff.malformed' },
    { name = 'count', rule = rules.integer(1, constants.MAX_TICKETS_PER_BATCH), code = 'staff.malformed' },
  })

  ---@param request Request
  ---@return PlannedBatch
  function admit.check(request)
    local read = admit.fields.read
    local new = { number = read(request, 'batch') }
    new.batch = { root = read(request, 'root'), count = read(request, 'count') }
    errors.expect(tickets.isNew(request.state.admission.tickets, new.number, new.batch.root), 'staff.batch-taken')
    return new
  end

  ---@param request Request
  ---@param new PlannedBatch
  ---@return table detail
  function admit.apply(request, new)
    tickets.add(request.state.admission.tickets, new.batch)
    return { batch = new.number, root = base64url.encode(new.batch.root), count = new.batch.count }
  end

  return admit
end
