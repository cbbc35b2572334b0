--- `Info`: the event at a glance.
local eventView = require('views.event')

local info = {}

function info.check() end

function info.apply(request)
  return 'Info', eventView(request.state, request.owner)
end

return info
