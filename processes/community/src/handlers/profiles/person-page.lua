--- `PersonPage`: returns the page of an address, by default the sender's, if its owner shows it; of any other page only that it is hidden.
local askedAddress = require('common.asked-address')(require('errors'))
local profiles = require('domain.profiles')
local personPageView = require('views.person-page')

local personPage = { fields = askedAddress.fields, check = askedAddress.check }

---@param request CommunityRequest
---@param address string
---@return string action
---@return table data
function personPage.apply(request, address)
  if not profiles.isShown(request.state, address) then return 'PersonPage', { shown = false } end
  return 'PersonPage', personPageView(request, address)
end

return personPage
