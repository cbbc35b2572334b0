--- `Report`: sends a community the points that players earned, once the event has ended: one batch for each act, or the latest
-- batch again while the community has not acknowledged it.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pointBatches = require('common.point-batches')
local json = require('json')
local judging = require('domain.judging')
local reports = require('domain.reports')
local settling = require('domain.settling')
local errors = require('errors')

local report = {}

report.fields = declareFields(errors, {
  { name = 'community', rule = rules.process, code = 'staff.malformed' },
})

---@param request RabbitRequest
---@return string community
function report.check(request)
  errors.expect(not judging.isOpen(request.state), 'event.judging')
  local state = request.state
  local community = report.fields.read(request, 'community')
  errors.expect(state.event.phase == 'ended', 'event.wrong-phase')
  errors.expect(settling.isDone(state), 'report.unsettled')
  errors.expect(pointBatches.canGoTo(state.reports, community), 'report.other-community')
  return community
end

---@param request RabbitRequest
---@param community string
---@return table detail
---@return OutgoingMessage[]? sent
function report.apply(request, community)
  local state = request.state
  local entries = reports.take(state, community)
  local detail = { community = community, entries = #entries, left = reports.left(state) }
  if #entries == 0 then return detail end
  local batch = state.reports.batch
  detail.batch = batch
  local data = json.encode({ batch = batch, entries = entries })
  return detail, { { Target = community, Action = 'Points', Data = data } }
end

return report
