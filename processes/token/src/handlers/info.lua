--- `Info`: replies with the terms of the token.
local info = { isTagged = true }

function info.check() end

---@param request TokenRequest
---@return OutgoingMessage[]
function info.apply(request)
  local token = request.state.token
  return {
    { Name = token.name, Ticker = token.ticker, Logo = token.logo, Denomination = tostring(token.denomination) },
  }
end

return info
