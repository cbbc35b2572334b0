--- The newest claims on a rabbit, for its own player: the phone checks each against its own chain, so that nobody is
-- greeted by a false one.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local claimRules = require('domain.claims')
local players = require('domain.players')

local catches = {}

--- Goes through the newest claims on a rabbit, as many as are looked at: first those whose tokens are not known, from the
-- latest slot back, then the confirmed ones.
---@param state RabbitState
---@param rabbit integer
---@return integer[]
local function newest(state, rabbit)
  local claims, list = state.claims, {}
  --- Adds a claim and those beside it.
  ---@param claim integer | false
  local function take(claim)
    while claim and #list < constants.LISTED_CATCHES do
      list[#list + 1], claim = claim, claims.beside[claim]
    end
  end
  local group = state.chains.open[state.players.chain[rabbit]]
  while group and #list < constants.LISTED_CATCHES do
    take(group)
    group = claims.below[group]
  end
  take(state.players.gift[rabbit])
  return list
end

--- Returns the newest claims on a rabbit that may still count.
---@param state RabbitState
---@param rabbit integer
---@return integer[]
function catches.claimsOf(state, rabbit)
  local claims, list = state.claims, {}
  for _, claim in ipairs(newest(state, rabbit)) do
    local status = claims.status[claim]
    local mayCount = status == 'pending' or status == 'confirmed'
    if mayCount and players.exists(state, claims.scanner[claim]) then list[#list + 1] = claim end
  end
  return list
end

--- Returns these claims for JSON.
---@param state RabbitState
---@param rabbit integer
---@return table[]
function catches.of(state, rabbit)
  local claims, rows = state.claims, {}
  for index, claim in ipairs(catches.claimsOf(state, rabbit)) do
    local scanner = claims.scanner[claim]
    rows[index] = {
      rabbit = scanner,
      nickname = state.players.nickname[scanner],
      address = state.players.address[scanner],
      slot = claims.slot[claim],
      claim = base64url.encode(packedColumn.get(claims.proof, claim)),
      at = claims.at[claim],
      printed = claimRules.isPrinted(state, claim) or nil,
      disputed = state.disputing.ofClaim[claim] and true or nil,
    }
  end
  return rows
end

return catches
