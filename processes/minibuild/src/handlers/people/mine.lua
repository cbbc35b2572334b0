--- `Mine`: returns all that the contest knows of an address; without one, of the sender.
local askedAddress = require('common.asked-address')(require('errors'))
local mineView = require('views.mine')

local mine = { fields = askedAddress.fields, check = askedAddress.check }

---@param request MinibuildRequest
---@param address string
---@return string action
---@return table data
function mine.apply(request, address)
  return 'Mine', mineView(request, address)
end

return mine
