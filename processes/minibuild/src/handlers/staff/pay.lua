--- `Pay`: lets the staff record a payment that they made in a token. The token's message shows everybody that it was made.
local claims = require('domain.claims')
local payments = require('domain.payments')
local paymentFields = require('handlers.payment-fields')

local pay = { fields = paymentFields.fields, check = paymentFields.check }

---@param request MinibuildRequest
---@param payment PaymentData
---@return table detail
function pay.apply(request, payment)
  payments.add(request.state, payment, request.from, request.now)
  claims.settle(request.state, payment)
  return payment
end

return pay
