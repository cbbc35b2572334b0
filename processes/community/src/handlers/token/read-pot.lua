--- `Pot`: returns the pot, the rates, and the process of the token.
local pot = require('domain.token.pot')

local readPot = {}

function readPot.check() end

---@param request CommunityRequest
---@return string action
---@return table data
function readPot.apply(request)
  local token = request.state.token
  return 'Pot', {
    token = pot.process(request.state),
    -- an empty table would be written as a list
    rates = next(token.rates) and token.rates or nil,
    funded = token.funded,
    free = token.free,
    reserved = token.reserved,
    paid = token.paid,
  }
end

return readPot
