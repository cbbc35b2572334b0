--- `Claim`: asks the token to pay the sender all that can be claimed. While a payment is not paid, it is that payment
-- which is sent again.
local constants = require('constants')
local accounts = require('domain.accounts.accounts')
local payments = require('domain.payments.payments')
local pot = require('domain.token.pot')
local errors = require('errors')

local claim = {}

--- A payment to send. Its quantity stays the checked one: what the account earns between `check` and `apply`, by claims that
-- the message settles, waits for the next payment.
---@class CheckedClaim
---@field account integer row
---@field quantity string

---@param request CommunityRequest
---@return CheckedClaim
function claim.check(request)
  local state = request.state
  local account = errors.expect(accounts.rowOf(state, request.from), 'claim.nothing')
  local rows, number = state.paymentRows, payments.openOf(state, account)
  local quantity = number and rows.quantity[number] or state.accountRows.claimable[account]
  if number and payments.is(state, number, 'sent') then
    errors.expect(request.now - rows.at[number] >= constants.CLAIM_AGAIN_MS, 'claim.sent')
    return { account = account, quantity = quantity }
  end
  errors.expect(quantity ~= '0', 'claim.nothing')
  errors.expect(pot.hasFree(state, quantity), 'claim.pot-empty')
  return { account = account, quantity = quantity }
end

---@param request CommunityRequest
---@param checked CheckedClaim
---@return string action
---@return table data
---@return OutgoingMessage[]
function claim.apply(request, checked)
  local state = request.state
  local number = payments.send(state, checked.account, checked.quantity, request.now)
  local reply = { payment = number, quantity = state.paymentRows.quantity[number] }
  return 'Claim', reply, { payments.transferOf(state, number) }
end

return claim
