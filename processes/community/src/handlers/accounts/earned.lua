--- `Earned`: returns what an address has earned, by default the sender's, and the newest awards.
local addressField = require('handlers.address-field')
local constants = require('constants')
local accounts = require('domain.accounts.accounts')

local earned = { fields = addressField.fields, check = addressField.check }

---@param request CommunityRequest
---@param address string
---@return string action
---@return table data
function earned.apply(request, address)
  local state = request.state
  local account, rows = accounts.rowOf(state, address), state.accountRows
  if not account then return 'Earned', { claimable = '0', pending = '0', paid = '0', rows = {}, total = 0 } end
  return 'Earned', {
    claimable = rows.claimable[account],
    pending = rows.pending[account],
    paid = rows.paid[account],
    rows = accounts.newest(state, account, constants.MAX_AWARDS_SHOWN),
    total = rows.awards[account],
  }
end

return earned
