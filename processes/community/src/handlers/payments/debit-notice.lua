--- `Debit-Notice` of the token: it made a payment.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local payments = require('domain.payments.payments')
local errors = require('errors')
local noticeRules = require('handlers.payments.notice-rules')
local quantityRules = require('handlers.token.quantity-rules')

local debitNotice = { isTagged = true }

debitNotice.fields = declareFields(errors, {
  noticeRules.payment,
  { name = 'Recipient', rule = rules.string, code = 'payment.another' },
  { name = 'Quantity', rule = quantityRules.notice, code = 'payment.another' },
})

---@param request CommunityRequest
---@return integer number
function debitNotice.check(request)
  local state, read = request.state, debitNotice.fields.read
  local number = noticeRules.paymentOf(request, debitNotice.fields)
  local recipient, quantity = read(request, 'Recipient'), read(request, 'Quantity')
  errors.expect(payments.matches(state, number, recipient, quantity), 'payment.another')
  errors.expect(not payments.is(state, number, 'paid'), 'payment.settled')
  errors.expect(payments.canSettle(state, number), 'claim.pot-empty')
  return number
end

---@param request CommunityRequest
---@param number integer
---@return OutgoingMessage[]
function debitNotice.apply(request, number)
  payments.settle(request.state, number, request.id or '', request.now)
  return {}
end

return debitNotice
