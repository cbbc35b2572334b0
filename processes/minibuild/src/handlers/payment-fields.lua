--- The fields of a payment of a prize, which is announced and recorded by the same ones.
local admission = require('common.admission.admission')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local payments = require('domain.payments')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local paymentFields = {}

paymentFields.fields = declareFields(errors, {
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'address', rule = rules.address, code = 'staff.malformed' },
  { name = 'quantity', rule = contestRules.quantity, code = 'staff.malformed' },
  { name = 'token', rule = rules.process, code = 'staff.malformed' },
  { name = 'message', rule = rules.transaction, code = 'staff.malformed' },
})

--- Refuses a payment before the results, of no entry, by a message that is recorded, or beyond the number that can be.
---@param request MinibuildRequest
---@return PaymentData
function paymentFields.check(request)
  local state, read = request.state, paymentFields.fields.read
  errors.expect(state.contest.publishedAt, 'results.none')
  errors.expect(not admission.isOfAnybody(state), 'contest.anybody-wins')
  local payment = { entry = contestRules.existing(state, read(request, 'entry')), address = read(request, 'address') }
  payment.quantity, payment.token = read(request, 'quantity'), read(request, 'token')
  payment.message = read(request, 'message')
  errors.expect(not payments.has(state, payment.message), 'payment.repeated')
  errors.expect(payments.hasRoom(state), 'payment.too-many')
  return payment
end

return paymentFields
