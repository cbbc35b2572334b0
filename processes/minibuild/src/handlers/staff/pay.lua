--- `Pay`: lets the staff record a payment that they made in a token. The token's message tells everybody that it was made.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local payments = require('domain.payments')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local pay = {}

pay.fields = declareFields(errors, {
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'address', rule = rules.address, code = 'staff.malformed' },
  { name = 'quantity', rule = contestRules.quantity, code = 'staff.malformed' },
  { name = 'token', rule = rules.address, code = 'staff.malformed' },
  { name = 'message', rule = rules.address, code = 'staff.malformed' },
})

---@param request MinibuildRequest
---@return PaymentData
function pay.check(request)
  local state, read = request.state, pay.fields.read
  errors.expect(state.contest.publishedAt, 'results.none')
  local payment = { entry = contestRules.existing(state, read(request, 'entry')), address = read(request, 'address') }
  payment.quantity, payment.token = read(request, 'quantity'), read(request, 'token')
  payment.message = read(request, 'message')
  errors.expect(not payments.has(state, payment.message), 'payment.repeated')
  errors.expect(state.paymentRows.total < constants.MAX_PAYMENTS, 'payment.too-many')
  return payment
end

---@param request MinibuildRequest
---@param payment PaymentData
---@return table detail
function pay.apply(request, payment)
  payments.add(request.state, payment, request.from, request.now)
  return payment
end

return pay
