--- `Mine`: returns the standing of an address in the arcade; without an address, that of the sender.
local askedAddress = require('common.asked-address')(require('errors'))
local mineView = require('views.mine')

local mine = { fields = askedAddress.fields, check = askedAddress.check }

---@param request ArcadeRequest
---@param address string
---@return string action
---@return table data
function mine.apply(request, address)
  return 'Mine', mineView(request.state, address)
end

return mine
