--- `Mint`: makes a quantity for the sender, who must be on the token's list of those that may.
local declareFields = require('common.declare-fields')
local decimal = require('common.codec.decimal')
local ledger = require('domain.ledger')
local errors = require('errors')
local tokenRules = require('handlers.token-rules')

local mint = { isTagged = true }

mint.fields = declareFields(errors, {
  { name = 'Quantity', rule = tokenRules.quantity, code = 'token.quantity-malformed' },
})

---@param request TokenRequest
---@return string quantity
function mint.check(request)
  return decimal.trimmed(mint.fields.read(request, 'Quantity'))
end

--- Returns true when an address may mint.
---@param token Token
---@param address string
---@return boolean
local function isMinter(token, address)
  for _, minter in ipairs(token.minters) do
    if minter == address then return true end
  end
  return false
end

---@param request TokenRequest
---@param quantity string
---@return OutgoingMessage[]
function mint.apply(request, quantity)
  local state = request.state
  local token = state.token
  if not isMinter(token, request.from) then
    local reason = 'The sender may not mint ' .. token.ticker .. '.'
    return { { Action = 'Mint-Error', ['Message-Id'] = request.id, Error = reason } }
  end
  ledger.mint(state, request.from, quantity)
  return { { Data = quantity .. ' ' .. token.ticker .. ' minted' } }
end

return mint
