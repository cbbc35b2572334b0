--- `Pot`: returns the pot, the rates, the daily caps, whom it pays, and the process of the token.
local admission = require('common.admission.admission')
local caps = require('domain.payments.caps')
local pot = require('domain.token')

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
    caps = caps.of(request.state),
    admission = admission.settingsOf(request.state),
    funded = token.funded,
    free = token.free,
    reserved = token.reserved,
    paid = token.paid,
  }
end

return readPot
