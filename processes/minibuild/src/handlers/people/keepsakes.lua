--- `Keepsakes`: returns the keepsakes that an address has earned, each with its id once it is made.
local askedAddress = require('common.asked-address')(require('errors'))
local newKeepsake = require('common.keepsakes.new-keepsake')
local constants = require('constants')
local earned = require('domain.earned')

local keepsakes = { fields = askedAddress.fields, check = askedAddress.check }

---@param request MinibuildRequest
---@param address string
---@return string action
---@return table data
function keepsakes.apply(request, address)
  local state, rows = request.state, {}
  for _, kind in ipairs(constants.KEEPSAKE_KINDS) do
    rows[#rows + 1] = newKeepsake.entry(state, address, kind, earned.prize(state, address), { kind = kind })
  end
  return 'Keepsakes', { rows = rows }
end

return keepsakes
