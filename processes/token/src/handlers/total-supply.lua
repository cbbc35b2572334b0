--- `Total-Supply`: replies with the sum of all balances.
local totalSupply = { isTagged = true, answersSender = true }

function totalSupply.check() end

---@param request TokenRequest
---@return OutgoingMessage[]
function totalSupply.apply(request)
  local token = request.state.token
  return { { Action = 'Total-Supply', Data = token.supply, Ticker = token.ticker } }
end

return totalSupply
