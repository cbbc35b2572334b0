--- Reads the ticket of a registration.
local fields = require('common.fields')
local constants = require('constants')
local admission = require('domain.admission')

--- Characters of the longest path in base64url.
local MAX_PATH_LENGTH = (admission.pathBytes(constants.MAX_TICKETS_PER_BATCH) * 4 + 2) // 3

--- Returns a ticket by its form, or nil.
---@param value any
---@return Ticket?
return function(value)
  if type(value) ~= 'table' or type(value.path) ~= 'string' or #value.path > MAX_PATH_LENGTH then return nil end
  local batch = fields.integer(value.batch, 1, constants.MAX_BATCHES)
  local index = fields.integer(value.index, 0, constants.MAX_TICKETS_PER_BATCH - 1)
  local code = fields.bytes(value.code, constants.TICKET_CODE_BYTES)
  local path = fields.bytes(value.path, #value.path * 3 // 4)
  if batch and index and code and path then return { batch = batch, index = index, code = code, path = path } end
end
