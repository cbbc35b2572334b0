--- The field `ticket` of an action that takes one.
local rules = require('common.field-rules')
local constants = require('common.tickets.constants')
local tickets = require('common.tickets.tickets')

local ticketField = {}

--- The field. Actions read it last: a question without a ticket then learns all else that would refuse the message.
---@type DeclaredField
ticketField.field = {
  name = 'ticket',
  rule = rules.object({
    { name = 'batch', rule = rules.integer(1, constants.MAX_BATCHES) },
    { name = 'index', rule = rules.integer(0, constants.MAX_TICKETS_PER_BATCH - 1) },
    { name = 'code', rule = rules.bytes(constants.TICKET_CODE_BYTES) },
    { name = 'path', rule = rules.bytesUpTo(tickets.pathBytes(constants.MAX_TICKETS_PER_BATCH)) },
  }),
  code = 'ticket.unknown',
  optional = true,
}

--- Returns the ticket of a message; refuses a message without a ticket, or with a ticket that is not a new one of this process.
---@param errors Errors
---@param fields DeclaredFields those of the action
---@param request Request
---@param own Tickets
---@return Ticket
function ticketField.expect(errors, fields, request, own)
  local ticket = errors.expect(fields.read(request, 'ticket'), 'ticket.missing')
  errors.expect(tickets.isKnown(own, request.process, ticket), 'ticket.unknown')
  errors.expect(not tickets.isUsed(own, ticket), 'ticket.used')
  return ticket
end

--- Returns the ticket that a message brings where none is asked for; nil without a new one of this process.
---@param request Request
---@param own Tickets
---@return Ticket?
function ticketField.usable(request, own)
  local ticket = ticketField.field.rule.read(request.data.ticket, request)
  local isGood = ticket and tickets.isKnown(own, request.process, ticket) and not tickets.isUsed(own, ticket)
  return isGood and ticket or nil
end

return ticketField
