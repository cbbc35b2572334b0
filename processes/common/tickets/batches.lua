--- The parts of the actions about batches: `Admit`, an act of the staff that adds one by its Merkle root, and `Batch`, which
-- returns one.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('common.tickets.constants')
local tickets = require('common.tickets.tickets')

local batches = {}

---@class PlannedBatch
---@field number integer
---@field batch TicketBatch

local number = rules.integer(1, constants.MAX_BATCHES)

--- Returns the fields of `Admit`.
---@param errors Errors
---@return DeclaredFields
function batches.newFields(errors)
  return declareFields(errors, {
    { name = 'batch', rule = number, code = 'staff.malformed' },
    { name = 'root', rule = rules.bytes(constants.TICKET_NODE_BYTES), code = 'staff.malformed' },
    { name = 'count', rule = rules.integer(1, constants.MAX_TICKETS_PER_BATCH), code = 'staff.malformed' },
  })
end

--- Returns the batch that `Admit` adds.
---@param errors Errors
---@param fields DeclaredFields
---@param request Request
---@param own Tickets
---@return PlannedBatch
function batches.planned(errors, fields, request, own)
  local new = { number = fields.read(request, 'batch') }
  new.batch = { root = fields.read(request, 'root'), count = fields.read(request, 'count') }
  errors.expect(tickets.isNew(own, new.number, new.batch.root), 'staff.batch-taken')
  return new
end

--- Adds a batch; returns what the log keeps of it.
---@param own Tickets
---@param new PlannedBatch
---@return table detail
function batches.add(own, new)
  tickets.add(own, new.batch)
  return { batch = new.number, root = base64url.encode(new.batch.root), count = new.batch.count }
end

--- Returns the fields of `Batch`.
---@param errors Errors
---@return DeclaredFields
function batches.askedFields(errors)
  return declareFields(errors, { { name = 'batch', rule = number, code = 'message.malformed' } })
end

--- Returns the number of the batch that `Batch` asks for.
---@param errors Errors
---@param fields DeclaredFields
---@param request Request
---@param own Tickets
---@return integer
function batches.asked(errors, fields, request, own)
  local asked = fields.read(request, 'batch')
  errors.expect(own.batches[asked], 'message.malformed')
  return asked
end

--- Returns a batch, for JSON: the reply to `Batch`.
---@param own Tickets
---@param asked integer
---@return table
function batches.view(own, asked)
  local known = own.batches[asked]
  return {
    batch = asked,
    root = base64url.encode(known.root),
    count = known.count,
    used = base64url.encode(tickets.usedBits(own, asked)),
  }
end

return batches
