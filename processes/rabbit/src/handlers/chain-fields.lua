--- Reads the chain of `Register` and `Rekey`.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local slots = require('domain.slots')
local errors = require('errors')
local gameRules = require('handlers.game-rules')

local chainFields = {}

chainFields.fields = declareFields(errors, {
  { name = 'chainAnchor', rule = rules.bytes(constants.TOKEN_BYTES), code = 'chain.invalid' },
  { name = 'chainStart', rule = gameRules.slot, code = 'chain.invalid' },
  { name = 'chainLength', rule = rules.integer(1, constants.MAX_CHAIN_LENGTH), code = 'chain.invalid' },
})

--- Reads the chain that a request brings.
---@param request RabbitRequest
---@return NewChain
function chainFields.of(request)
  local read = chainFields.fields.read
  local anchor, start = read(request, 'chainAnchor'), read(request, 'chainStart')
  local length = read(request, 'chainLength')
  local drift = math.abs(start - slots.at(request.now))
  errors.expect(drift <= constants.MAX_CHAIN_START_DRIFT, 'chain.clock-off')
  return { start = start, length = length, anchor = anchor }
end

return chainFields
