--- The messages that notify somebody how a claim ended.
local claimMessages = {}

--- Returns the notice of a share that was given, as a transfer from the pot would have it.
---@param state TokenState
---@param address string
---@param quantity string
---@return OutgoingMessage
function claimMessages.given(state, address, quantity)
  return {
    Target = address,
    Action = 'Credit-Notice',
    Sender = state.drop.pot,
    Quantity = quantity,
    ['X-Claim'] = 'given',
    Data = quantity .. ' ' .. state.token.ticker .. ' claimed',
  }
end

--- Returns the notice of a claim that got nothing.
---@param address string
---@param reason string `no-rainbow` or `empty`
---@return OutgoingMessage
function claimMessages.refused(address, reason)
  return { Target = address, Action = 'Claim-Error', Error = reason }
end

return claimMessages
