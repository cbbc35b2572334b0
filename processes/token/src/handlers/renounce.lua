--- `Renounce`: the owner gives the token up. Nobody mints any more, and nobody can change its code, for good.
local ownership = require('domain.ownership')
local errors = require('errors')

local renounce = { isTagged = true, answersSender = true }

---@param request TokenRequest
function renounce.check(request)
  errors.expect(request.from == request.owner, 'token.not-owner')
end

---@param request TokenRequest
---@return OutgoingMessage[]
function renounce.apply(request)
  ownership.renounce(request.state)
  return { { Action = 'Renounced', Data = request.state.token.ticker .. ' is renounced' } }
end

return renounce
