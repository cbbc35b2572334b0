--- Brings the claims of a state before version 3, in which pending ones counted, into lists of which confirmed ones count.
--
-- Versions 1 and 2 had no status for claims that the staff struck, nor for those that an earlier claim of their colour
-- replaced: all were `void`, as those that proved false. The staff's log and the tokens that are known tell them apart.
local chains = require('domain.chains')
local claims = require('domain.claims')
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

--- Returns true when the token of a claim is known.
---@param state table
---@param claim integer
---@return boolean
local function isSettled(state, claim)
  local rows = state.claims
  local chain = chains.covering(state, state.players.chain[rows.rabbit[claim]], rows.slot[claim])
  return not chain or chains.cost(state, chain, rows.slot[claim]) == 0
end

--- Gives each claim the status that it has since version 3.
---@param state table
local function renameStatuses(state)
  local rows, strikes, confirmed = state.claims, strikesOf(state), {}
  for claim = 1, rows.total do
    local status = rows.status[claim]
    local key = rows.scanner[claim] .. colours[colours.dealtTo(rows.rabbit[claim])]
    if status == 'confirmed' then
      confirmed[key] = true
    elseif status == 'lapsed' then
      rows.status[claim] = 'pending'
    elseif status == 'void' and rows.at[claim] <= (strikes[key] or -1) then
      rows.status[claim] = 'struck'
    elseif status == 'void' and confirmed[key] then
      rows.status[claim] = isSettled(state, claim) and 'dropped' or 'pending'
    end
  end
end

---@param state table
return function(state)
  local rows, players = state.claims, state.players
  renameStatuses(state)
  for claim = 1, rows.total do
    local status, scanner, rabbit = rows.status[claim], rows.scanner[claim], rows.rabbit[claim]
    players.claims[scanner] = players.claims[scanner] + 1
    if status == 'confirmed' then
      players.given[rabbit] = players.given[rabbit] + 1
      claims.credit(state, claim)
      rows.status[claim] = players.banned[rabbit] and 'withheld' or 'confirmed'
      claims.enlist(state, claim)
    elseif status == 'pending' then
      claims.enlist(state, claim)
    elseif status == 'void' then
      players.voided[scanner] = players.voided[scanner] + 1
    end
  end
  for player = 1, players.total do
    claims.recount(state, player)
  end
  players.held, state.lapsed, state.expiry = nil, nil, nil
end
