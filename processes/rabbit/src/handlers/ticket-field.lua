--- The ticket of a registration.
local rules = require('common.field-rules')
local constants = require('constants')
local admission = require('domain.admission')

--- The rule of a ticket, by its form.
---@type FieldRule
return rules.object({
  { name = 'batch', rule = rules.integer(1, constants.MAX_BATCHES) },
  { name = 'index', rule = rules.integer(0, constants.MAX_TICKETS_PER_BATCH - 1) },
  { name = 'code', rule = rules.bytes(constants.TICKET_CODE_BYTES) },
  { name = 'path', rule = rules.bytesUpTo(admission.pathBytes(constants.MAX_TICKETS_PER_BATCH)) },
})
