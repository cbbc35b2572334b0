--- `Earned`: returns what an address has earned, by default the sender's, the newest awards, and if it can be paid today.
local askedAddress = require('common.asked-address')(require('errors'))
local earnedView = require('views.earned')

local earned = { fields = askedAddress.fields, check = askedAddress.check }

---@param request CommunityRequest
---@param address string
---@return string action
---@return table data
function earned.apply(request, address)
  return 'Earned', earnedView(request, address)
end

return earned
