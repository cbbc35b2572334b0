--- `Community`: lets the staff name the community process that points go to, until one has acknowledged some.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pointBatches = require('common.point-batches')
local errors = require('errors')

local setCommunity = {}

setCommunity.fields = declareFields(errors, {
  { name = 'process', rule = rules.process, code = 'staff.malformed' },
})

---@param request ArcadeRequest
---@return string process
function setCommunity.check(request)
  local process = setCommunity.fields.read(request, 'process')
  errors.expect(pointBatches.canGoTo(request.state.reports, process), 'report.other-community')
  return process
end

---@param request ArcadeRequest
---@param process string
---@return table detail
function setCommunity.apply(request, process)
  request.state.reports.community = process
  return { process = process }
end

return setCommunity
