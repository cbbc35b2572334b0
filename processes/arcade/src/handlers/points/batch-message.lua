--- The message to the community with the batch of points that waits.
local json = require('json')

---@param state ArcadeState
---@return OutgoingMessage
return function(state)
  local report = state.reports
  local data = json.encode({ batch = report.batch, entries = report.entries })
  return { Target = report.community, Action = 'Points', Data = data }
end
