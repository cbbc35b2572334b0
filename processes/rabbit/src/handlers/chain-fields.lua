--- Reads the chain of `Register` and `Rekey`.
local fields = require('common.fields')
local chains = require('domain.chains')
local slots = require('domain.slots')
local errors = require('errors')
local gameFields = require('handlers.game-fields')

--- Reads the chain that a request brings.
---@param request RabbitRequest
---@return NewChain
return function(request)
  local data = request.data
  local anchor = fields.bytes(data.chainAnchor, chains.VALUE_BYTES)
  local start, length = gameFields.slot(data.chainStart), fields.integer(data.chainLength, 1, chains.MAX_LENGTH)
  errors.expect(anchor and start and length, 'chain.invalid')
  local drift = math.abs(start - slots.at(request.now))
  errors.expect(drift <= chains.MAX_START_DRIFT, 'chain.clock-off')
  return { start = start, length = length, anchor = anchor }
end
