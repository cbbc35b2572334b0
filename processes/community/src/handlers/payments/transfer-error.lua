--- `Transfer-Error` of the token: it refused an attempt at a payment.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local payments = require('domain.payments.payments')
local errors = require('errors')
local noticeRules = require('handlers.payments.notice-rules')

local transferError = { isTagged = true }

transferError.fields = declareFields(errors, {
  noticeRules.payment,
  noticeRules.attempt,
  { name = 'Error', rule = rules.lines(constants.MAX_REFUSAL_LENGTH), optional = true, default = '' },
})

---@class CheckedRefusal
---@field number integer of the payment
---@field attempt integer
---@field why string

---@param request CommunityRequest
---@return CheckedRefusal
function transferError.check(request)
  local read = transferError.fields.read
  local number = noticeRules.paymentOf(request, transferError.fields)
  local attempt = read(request, 'X-Attempt')
  errors.expect(payments.canRefuse(request.state, number, attempt), 'payment.settled')
  return { number = number, attempt = attempt, why = read(request, 'Error') or '' }
end

---@param request CommunityRequest
---@param refusal CheckedRefusal
---@return OutgoingMessage[]
function transferError.apply(request, refusal)
  payments.refuse(request.state, refusal.number, refusal.attempt, refusal.why, request.now)
  return {}
end

return transferError
