--- `Balance`: replies with the balance of the account in the tag `Recipient`, or `Target`, or that of the sender.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local ledger = require('domain.ledger')
local errors = require('errors')

local balance = { isTagged = true }

balance.fields = declareFields(errors, {
  { name = 'Recipient', rule = rules.string, optional = true },
  { name = 'Target', rule = rules.string, optional = true },
})

---@param request TokenRequest
---@return string account
function balance.check(request)
  local read = balance.fields.read
  return read(request, 'Recipient') or read(request, 'Target') or request.from
end

---@param request TokenRequest
---@param account string
---@return OutgoingMessage[]
function balance.apply(request, account)
  local quantity = ledger.balanceOf(request.state, account)
  return {
    { Balance = quantity, Ticker = request.state.token.ticker, Account = account, Data = quantity },
  }
end

return balance
