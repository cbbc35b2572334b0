--- `Replay`: returns all that it takes to watch a submitted run.
local base64url = require('common.codec.base64url')
local runField = require('handlers.runs.run-field')
local scoreRowView = require('views.score-row')

local replay = { fields = runField.fields }

---@param request ArcadeRequest
---@return integer row
function replay.check(request)
  return runField.readScore(request)
end

---@param request ArcadeRequest
---@param score integer row
---@return string action
---@return table data
function replay.apply(request, score)
  local rows, data = request.state.scoreRows, scoreRowView(request.state, score)
  data.steps, data.inputs = rows.steps[score], base64url.encode(rows.log[score])
  if rows.struck[score] ~= '' then data.struck = { reason = rows.struck[score] } end
  return 'Replay', data
end

return replay
