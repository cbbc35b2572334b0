--- `Batch`: returns one batch of tickets, and which of its tickets were used.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local errors = require('common.errors')
local rules = require('common.field-rules')
local constants = require('constants')
local admission = require('domain.admission')

local batch = {}

batch.fields = declareFields(errors, {
  { name = 'batch', rule = rules.integer(1, constants.MAX_BATCHES), code = 'message.malformed' },
})

---@param request RabbitRequest
---@return integer number
function batch.check(request)
  local number = batch.fields.read(request, 'batch')
  errors.expect(request.state.admission.batches[number], 'message.malformed')
  return number
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
