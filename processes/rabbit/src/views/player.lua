--- The public part of one player: the reply to `Me`, `Register` and `Rekey`.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local acknowledgements = require('domain.acknowledgements')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')

local playerView = {}

--- Returns the names of the colours for which a claim is found, in the rainbow's order.
---@param claimOf fun(colour: integer): integer?
---@return string[]
local function namesOf(claimOf)
  local names = {}
  for colour, name in ipairs(colours) do
    if claimOf(colour) then names[#names + 1] = name end
  end
  return names
end

--- Returns the names of the colours that show on a player's own screen, in the rainbow's order.
---@param state RabbitState
---@param rabbit integer
---@return string[]
function playerView.shown(state, rabbit)
  return namesOf(function(colour) return claims.shown(state, rabbit, colour, state.clock) end)
end

--- Returns the names of the colours that are confirmed, in the rainbow's order.
---@param state RabbitState
---@param rabbit integer
---@return string[]
function playerView.confirmed(state, rabbit)
  return namesOf(function(colour) return claims.counting(state, rabbit, colour) end)
end

--- Returns the claims that show on a player's own screen, in the rainbow's order.
---@param state RabbitState
---@param rabbit integer
---@return table[]
local function collected(state, rabbit)
  local columns, rows = state.claims, {}
  for colour, name in ipairs(colours) do
    local claim = claims.shown(state, rabbit, colour, state.clock)
    if claim then
      rows[#rows + 1] = {
        colour = name,
        rabbit = columns.rabbit[claim],
        nickname = state.players.nickname[columns.rabbit[claim]],
        slot = columns.slot[claim],
        at = columns.at[claim],
        status = columns.status[claim],
        printed = claims.isPrinted(state, claim) or nil,
      }
    end
  end
  return rows
end

--- Returns the public part of a chain: with its last verified value, to which every later token hashes down.
---@param state RabbitState
---@param chain integer
---@return table
local function chainView(state, chain)
  local chains = state.chains
  return {
    start = chains.start[chain],
    length = chains.length[chain],
    after = chains.after[chain],
    slot = chains.slot[chain],
    value = base64url.encode(packedColumn.get(chains.value, chain)),
  }
end

--- Returns the public part of a player, for JSON.
---@param state RabbitState
---@param rabbit integer
---@return table
function playerView.of(state, rabbit)
  local players, rows, hidden = state.players, collected(state, rabbit), state.hiddenNames[rabbit]
  return {
    registered = true,
    address = players.address[rabbit],
    rabbit = rabbit,
    nickname = players.nickname[rabbit],
    xUsername = players.xUsername[rabbit] or nil,
    colour = colours[colours.dealtTo(rabbit)],
    banned = players.banned[rabbit],
    hiddenFor = hidden and hidden.reason,
    collected = rows,
    complete = #rows == #colours,
    block = claims.rainbowBlock(state, rabbit),
    rank = not players.banned[rabbit] and board.rank(state, rabbit) or nil,
    voided = players.voided[rabbit],
    given = players.given[rabbit],
    acknowledged = acknowledgements.editionOf(state, rabbit),
    chain = chainView(state, players.chain[rabbit]),
  }
end

return playerView
