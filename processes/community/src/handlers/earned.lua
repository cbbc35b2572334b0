--- `Earned`: returns what an address has earned, by default the sender's, the newest awards, and if it can be paid today.
local addressField = require('handlers.address-field')
local earnedView = require('views.earned')

local earned = { fields = addressField.fields, check = addressField.check }

---@param request CommunityRequest
---@param address string
---@return string action
---@return table data
function earned.apply(request, address)
  return 'Earned', earnedView(request, address)
end

return earned
