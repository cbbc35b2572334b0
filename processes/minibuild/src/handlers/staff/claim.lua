--- `Claim`: lets the staff announce a payment of an entry before its message is posted, so that nobody else pays the entry meanwhile.
-- The sender says how many payments of the entry it knows: who doesn't know the latest one announces nothing.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local claims = require('domain.claims')
local payments = require('domain.payments')
local errors = require('errors')
local paymentFields = require('handlers.payment-fields')

local claim = {}

claim.fields = declareFields(errors, {
  paymentFields.fields,
  { name = 'known', rule = rules.integer(0, constants.MAX_PAYMENTS), code = 'staff.malformed' },
})

---@param request MinibuildRequest
---@return PaymentData
function claim.check(request)
  local state = request.state
  local payment = paymentFields.check(request)
  local known = claim.fields.read(request, 'known')
  errors.expect(known == payments.countOf(state, payment.entry), 'payment.overtaken')
  local isHeld = claims.isHeld(state, payment.entry, payment.message, request.from, request.now)
  errors.expect(not isHeld, 'payment.claimed')
  return payment
end

---@param request MinibuildRequest
---@param payment PaymentData
---@return table detail
function claim.apply(request, payment)
  claims.set(request.state, payment, request.from, request.now)
  return payment
end

return claim
