--- `Info`: returns the arcade at a glance.
local infoView = require('views.info')

local info = {}

function info.check() end

---@param request ArcadeRequest
---@return string action
---@return table data
function info.apply(request)
  return 'Info', infoView(request.state, request.owner)
end

return info
