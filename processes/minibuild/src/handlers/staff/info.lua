--- `Info`: returns the contest at the glance of its staff.
local infoView = require('views.info')

local info = {}

function info.check() end

---@param request MinibuildRequest
---@return string action
---@return table data
function info.apply(request)
  return 'Info', infoView(request)
end

return info
