--- `Batch`: returns one batch of tickets, and which of its tickets were used.
local base64url = require('common.codec.base64url')
local errors = require('common.errors')
local fields = require('common.fields')
local constants = require('constants')
local admission = require('domain.admission')

local batch = {}

---@param request RabbitRequest
---@return integer number
function batch.check(request)
  local number = fields.integer(request.data.batch, 1, constants.MAX_BATCHES)
  errors.expect(number and request.state.admission.batches[number], 'message.malformed')
  return number --[[@as integer]]
end

---@param request RabbitRequest
---@param number integer
---@return string action
---@return table data
function batch.apply(request, number)
  local state = request.state
  local known = state.admission.batches[number]
  return 'Batch',
    {
      batch = number,
      root = base64url.encode(known.root),
      count = known.count,
      used = base64url.encode(admission.usedBits(state, number)),
    }
end

return batch
