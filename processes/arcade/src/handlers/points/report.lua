--- `Report`: sends the community the points that wait, or those again that it has not acknowledged. Anybody may ask for it.
local reports = require('domain.reports')
local errors = require('errors')
local batchMessage = require('handlers.points.batch-message')

local report = {}

---@param request ArcadeRequest
function report.check(request)
  errors.expect(request.state.reports.community, 'report.no-community')
  errors.expect(reports.hasAny(request.state), 'report.nothing')
end

---@param request ArcadeRequest
---@return string action
---@return table data
---@return OutgoingMessage[] sent
function report.apply(request)
  local state = request.state
  reports.fill(state)
  local data = { batch = state.reports.batch, entries = #state.reports.entries }
  return 'Reported', data, { batchMessage(state) }
end

return report
