--- `Burn`: destroys a quantity of what the sender has.
local declareFields = require('common.declare-fields')
local decimal = require('common.codec.decimal')
local ledger = require('domain.ledger')
local errors = require('errors')
local tokenRules = require('handlers.token-rules')

local burn = { isTagged = true }

burn.fields = declareFields(errors, {
  { name = 'Quantity', rule = tokenRules.quantity, code = 'token.quantity-malformed' },
})

---@param request TokenRequest
---@return string quantity
function burn.check(request)
  local quantity = decimal.trimmed(burn.fields.read(request, 'Quantity'))
  errors.expect(ledger.has(request.state, request.from, quantity), 'token.balance-too-small')
  return quantity
end

---@param request TokenRequest
---@param quantity string
---@return OutgoingMessage[]
function burn.apply(request, quantity)
  ledger.burn(request.state, request.from, quantity)
  return { { Data = quantity .. ' ' .. request.state.token.ticker .. ' burned' } }
end

return burn
