--- The reply to `Terms`.
local drop = require('domain.drop')

--- Returns the drop as replies show it.
---@param own Drop
---@return table
local function dropView(own)
  return {
    quantity = own.quantity,
    perAddress = own.perAddress,
    event = own.event ~= '' and own.event or nil,
    pot = own.pot,
    left = own.left,
    claims = own.claims,
  }
end

---@param state TokenState
---@param owner string address of the owner of the process, empty for nobody
---@return table
return function(state, owner)
  local token = state.token
  return {
    name = token.name,
    ticker = token.ticker,
    logo = token.logo ~= '' and token.logo or nil,
    denomination = token.denomination,
    supply = token.supply,
    minters = token.minters,
    holders = state.holders.total,
    owner = owner ~= '' and owner or nil,
    creator = token.creator ~= '' and token.creator or nil,
    agreement = token.agreement.terms ~= '' and token.agreement or nil,
    drop = drop.exists(state) and dropView(state.drop) or nil,
  }
end
