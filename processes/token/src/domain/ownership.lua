--- The right to change the token's code and to mint, which its owner and its minters have until it is renounced for good.
local ownership = {}

--- Renounces the token: from here on nobody mints, and aos takes no code from anybody, since no sender has an empty address.
---@param state TokenState
function ownership.renounce(state)
  state.token.minters = {}
  Owner = ''
end

return ownership
