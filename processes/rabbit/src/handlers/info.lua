--- `Info`: returns the event at a glance.
local eventView = require('views.event')

local info = {}

function info.check() end

---@param request RabbitRequest
---@return string action
---@return table data
function info.apply(request)
  return 'Info', eventView(request.state, request.owner)
end

return info
