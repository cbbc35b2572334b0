--- `Pay`: records the payment of the prize, by the id of its transaction; a later one takes its place.
local fields = require('common.fields')
local constants = require('constants')
local errors = require('errors')

local pay = {}

---@class Payment
---@field payment string
---@field note string?
---@field at integer? in milliseconds

---@param request RabbitRequest
---@return Payment
function pay.check(request)
  local data = request.data
  local payment = errors.expect(fields.address(data.payment), 'staff.malformed')
  local note = data.note ~= nil and fields.text(data.note, constants.MAX_PRIZE_LENGTH) or nil
  errors.expect(data.note == nil or note, 'staff.malformed')
  errors.expect(request.state.event.phase == 'ended', 'event.wrong-phase')
  return { payment = payment, note = note }
end

---@param state RabbitState
---@param plan Payment
---@param now integer
---@return table detail
function pay.apply(state, plan, now)
  state.event.payment = { payment = plan.payment, note = plan.note, at = now }
  return plan
end

return pay
