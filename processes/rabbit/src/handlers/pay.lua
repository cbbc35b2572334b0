--- `Pay`: records the payment of the prize, by the id of its transaction; a later one takes its place.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local errors = require('errors')

local pay = {}

pay.fields = declareFields(errors, {
  { name = 'payment', rule = rules.transaction, code = 'staff.malformed' },
  { name = 'note', rule = rules.lines(constants.MAX_PRIZE_LENGTH), code = 'staff.malformed', optional = true },
})

---@class Payment
---@field payment string
---@field note string?
---@field at integer? in milliseconds

---@param request RabbitRequest
---@return Payment
function pay.check(request)
  local payment, note = pay.fields.read(request, 'payment'), pay.fields.read(request, 'note')
  errors.expect(request.state.event.phase == 'ended', 'event.wrong-phase')
  return { payment = payment, note = note }
end

---@param request RabbitRequest
---@param plan Payment
---@return table detail
function pay.apply(request, plan)
  request.state.event.payment = { payment = plan.payment, note = plan.note, at = request.now }
  return plan
end

return pay
