--- Counts the proofs that a state before version 3 knows of: for each player those of false claims, for each rabbit
-- those of claims of its tokens.
local chains = require('domain.chains')
local colours = require('domain.colours')

--- Returns the time of the latest strike of each player's colour.
---@param state table
---@return table<string, integer>
local function strikesOf(state)
  local strikes = {}
  for _, entry in ipairs(state.staffLog) do
    if entry.action == 'Strike' then strikes[entry.detail.rabbit .. entry.detail.colour] = entry.at end
  end
  return strikes
end

---@param state table
return function(state)
  local claims, players, strikes, confirmed = state.claims, state.players, strikesOf(state), {}
  for id = 1, claims.total do
    local scanner, rabbit, status = claims.scanner[id], claims.rabbit[id], claims.status[id]
    local key = scanner .. colours[colours.dealtTo(rabbit)]
    if status == 'confirmed' then
      players.given[rabbit], confirmed[key] = players.given[rabbit] + 1, true
    elseif status == 'void' and not confirmed[key] and claims.at[id] > (strikes[key] or -1) then
      -- the staff did not strike it, nor did an earlier claim come back in its place
      local chain = chains.covering(state, players.chain[rabbit], claims.slot[id])
      if chain and chains.cost(state, chain, claims.slot[id]) == 0 then
        players.voided[scanner] = players.voided[scanner] + 1
      end
    end
  end
end
