--- `Resolve`: strikes the scan that a player disputes, or dismisses the dispute.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local disputes = require('domain.disputes')
local judging = require('domain.judging')
local errors = require('errors')

local resolve = {}

resolve.fields = declareFields(errors, {
  { name = 'dispute', rule = rules.upTo(1, 'the number of disputes', function(state) return state.disputes.total end), code = 'staff.malformed' },
  { name = 'outcome', rule = rules.choice({ 'strike', 'dismiss' }), code = 'staff.malformed' },
})

---@class PlannedResolution
---@field dispute integer
---@field strikes boolean

---@param request RabbitRequest
---@return PlannedResolution
function resolve.check(request)
  local state, read = request.state, resolve.fields.read
  local number, outcome = read(request, 'dispute'), read(request, 'outcome')
  errors.expect(state.disputes.status[number] == 'open', 'dispute.resolved')
  errors.expect(outcome == 'dismiss' or not judging.isOpen(state), 'event.judging')
  return { dispute = number, strikes = outcome == 'strike' }
end

---@param request RabbitRequest
---@param plan PlannedResolution
---@return table detail
function resolve.apply(request, plan)
  disputes.resolve(request.state, plan.dispute, plan.strikes)
  return { dispute = plan.dispute, outcome = plan.strikes and 'strike' or 'dismiss' }
end

return resolve
