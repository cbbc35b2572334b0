--- Reads the chain of `Register` and `Rekey`.
local fields = require('common.fields')
local constants = require('constants')
local slots = require('domain.slots')
local errors = require('errors')
local gameFields = require('handlers.game-fields')

--- Reads the chain that a request brings.
---@param request RabbitRequest
---@return NewChain
return function(request)
  local data = request.data
  local anchor = fields.bytes(data.chainAnchor, constants.TOKEN_BYTES)
  local start, length = gameFields.slot(data.chainStart), fields.integer(data.chainLength, 1, constants.MAX_CHAIN_LENGTH)
  errors.expect(anchor and start and length, 'chain.invalid')
  local drift = math.abs(start - slots.at(request.now))
  errors.expect(drift <= constants.MAX_CHAIN_START_DRIFT, 'chain.clock-off')
  return { start = start, length = length, anchor = anchor }
end
