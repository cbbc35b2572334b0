--- `Claim`: asks the token to pay the sender, who must be admitted, as much of what can be claimed as the caps of the day leave.
-- While a payment is not paid, it is that payment which is sent again.
local admission = require('common.admission.admission')
local decimal = require('common.codec.decimal')
local constants = require('constants')
local accounts = require('domain.accounts')
local caps = require('domain.payments.caps')
local payments = require('domain.payments.payments')
local pot = require('domain.token')
local errors = require('errors')

local claim = {}

--- A payment to send. Its quantity stays the checked one: what the account earns between `check` and `apply`, by claims that
-- the message settles, waits for the next payment.
---@class CheckedClaim
---@field account integer row
---@field quantity string

--- Refuses a sender whom the community doesn't pay: wallets are free, so a wallet without a ticket or a player is no person.
---@param request CommunityRequest
local function expectPerson(request)
  errors.expect(not admission.isOfAnybody(request.state), 'claim.anybody')
  errors.expect(admission.isPerson(request.state, request.from), 'admission.needed')
end

--- Returns the quantity of a new payment.
---@param request CommunityRequest
---@param account integer row
---@return string
local function newQuantity(request, account)
  local claimable, left = request.state.accountRows.claimable[account], caps.left(request.state, account, request.now)
  errors.expect(claimable ~= '0', 'claim.nothing')
  errors.expect(left.person ~= '0', 'claim.day-person')
  errors.expect(left.pot ~= '0', 'claim.day-pot')
  return decimal.least(claimable, decimal.least(left.person, left.pot))
end

---@param request CommunityRequest
---@return CheckedClaim
function claim.check(request)
  local state = request.state
  expectPerson(request)
  local account = errors.expect(accounts.rowOf(state, request.from), 'claim.nothing')
  local rows, number = state.paymentRows, payments.openOf(state, account)
  local quantity = number and rows.quantity[number] or newQuantity(request, account)
  if number and payments.is(state, number, 'sent') then
    errors.expect(request.now - rows.at[number] >= constants.CLAIM_AGAIN_MS, 'claim.sent')
    return { account = account, quantity = quantity }
  end
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
