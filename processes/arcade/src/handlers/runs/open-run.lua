--- `OpenRun`: returns a run that can still be submitted or was submitted, for a phone that has lost a reply.
local runs = require('domain.runs')
local scores = require('domain.scores')
local errors = require('errors')
local runField = require('handlers.runs.run-field')
local knownRunView = require('views.known-run')
local openRunView = require('views.open-run')

local openRun = { fields = runField.fields }

---@class AskedRun
---@field score integer? row, once it is submitted
---@field open integer? row, while it can be

---@param request ArcadeRequest
---@return AskedRun
function openRun.check(request)
  local state, run = request.state, openRun.fields.read(request, 'run')
  local score, open = scores.of(state, run), runs.goingWith(state, run, request.now)
  errors.expect(score or open, 'run.unknown')
  return { score = score, open = open }
end

---@param request ArcadeRequest
---@param asked AskedRun
---@return string action
---@return table data
function openRun.apply(request, asked)
  if asked.score then return 'OpenRun', knownRunView(request.state, asked.score) end
  local data = openRunView(request.state, asked.open)
  data.status = 'open'
  return 'OpenRun', data
end

return openRun
