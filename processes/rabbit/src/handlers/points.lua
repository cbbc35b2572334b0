--- `Points`: takes the community's acknowledgement of a batch of points. It has no reply, so that two processes don't answer
-- each other for ever.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pointBatches = require('common.point-batches')
local errors = require('errors')

local MAX_BATCH = 0xffffffff

local points = {}

points.fields = declareFields(errors, {
  { name = 'batch', rule = rules.integer(1, MAX_BATCH), code = 'report.malformed' },
})

---@param request RabbitRequest
---@return integer batch
function points.check(request)
  local batch = points.fields.read(request, 'batch')
  errors.expect(request.from == request.state.reports.community, 'report.not-community')
  return batch
end

---@param request RabbitRequest
---@param batch integer
function points.apply(request, batch)
  pointBatches.acknowledge(request.state.reports, batch)
end

return points
