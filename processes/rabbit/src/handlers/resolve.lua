--- `Resolve`: strikes the scan that a player disputes, or dismisses the dispute.
local fields = require('common.fields')
local disputes = require('domain.disputes')
local judging = require('domain.judging')
local errors = require('errors')

local resolve = {}

---@class PlannedResolution
---@field dispute integer
---@field strikes boolean

---@param request RabbitRequest
---@return PlannedResolution
function resolve.check(request)
  local state, data = request.state, request.data
  local number = fields.integer(data.dispute, 1, state.disputes.total)
  local outcome = data.outcome
  errors.expect(number and (outcome == 'strike' or outcome == 'dismiss'), 'staff.malformed')
  errors.expect(state.disputes.status[number] == 'open', 'dispute.resolved')
  errors.expect(outcome == 'dismiss' or not judging.isOpen(state), 'event.judging')
  return { dispute = number, strikes = outcome == 'strike' }
end

---@param state RabbitState
---@param plan PlannedResolution
---@return table detail
function resolve.apply(state, plan)
  disputes.resolve(state, plan.dispute, plan.strikes)
  return { dispute = plan.dispute, outcome = plan.strikes and 'strike' or 'dismiss' }
end

return resolve
