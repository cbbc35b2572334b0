--- The standing of one player as one line of text, of which a reply can carry hundreds: all that `Me` says, with rabbits
-- by their numbers.
local packedColumn = require('common.state.packed-column')
local acknowledgements = require('domain.acknowledgements')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')
local catches = require('views.catches')
local standingFlags = require('views.standing-flags')

local format, concat = string.format, table.concat

--- Returns bytes in hexadecimal, which costs less than base64url does.
---@param bytes string
---@return string
local function hex(bytes)
  return format(('%02x'):rep(#bytes), bytes:byte(1, -1))
end

--- Returns the claims that show on a player's own screen, in the rainbow's order: `rabbit.slot.at.status`, where the status
-- is `p` or `c`, in capitals for a scan of a printed badge.
---@param state RabbitState
---@param rabbit integer
---@return string
local function collected(state, rabbit)
  local rows, list = state.claims, {}
  for colour = 1, #colours do
    local claim = claims.shown(state, rabbit, colour, state.clock)
    if claim then
      local status = rows.status[claim] == 'pending' and 'p' or 'c'
      if claims.isPrinted(state, claim) then status = status:upper() end
      list[#list + 1] = format('%d.%d.%d.%s', rows.rabbit[claim], rows.slot[claim], rows.at[claim], status)
    end
  end
  return concat(list, ',')
end

--- Returns the newest claims on a rabbit, as `Me` lists them: `rabbit.slot.at.flags`, where a flag is `p` for a printed badge
-- and `d` for a disputed scan; and the proofs of these claims, joined.
---@param state RabbitState
---@param rabbit integer
---@return string
---@return string bytes
local function caught(state, rabbit)
  local rows, list, proofs = state.claims, {}, {}
  for index, claim in ipairs(catches.claimsOf(state, rabbit)) do
    local flags = (claims.isPrinted(state, claim) and 'p' or '') .. (state.disputing.ofClaim[claim] and 'd' or '')
    list[index] = format('%d.%d.%d.%s', rows.scanner[claim], rows.slot[claim], rows.at[claim], flags)
    proofs[index] = packedColumn.get(rows.proof, claim)
  end
  return concat(list, ','), concat(proofs)
end

--- Returns the line of a player (docs/protocol.md, `Standings`).
---@param state RabbitState
---@param rabbit integer
---@return string
return function(state, rabbit)
  local players, chains = state.players, state.chains
  local chain, isBanned = players.chain[rabbit], players.banned[rabbit]
  local catchList, proofs = caught(state, rabbit)
  return format(
    '%s|%s|%s|%d|%d|%s|%s|%s|%d.%d.%d.%d|%s|%s|%s|%s',
    players.address[rabbit],
    players.xUsername[rabbit] or '',
    standingFlags(state, rabbit),
    players.voided[rabbit],
    players.given[rabbit],
    isBanned and '' or board.rank(state, rabbit),
    claims.rainbowBlock(state, rabbit) or '',
    acknowledgements.editionOf(state, rabbit) or '',
    chains.start[chain],
    chains.length[chain],
    chains.after[chain],
    chains.slot[chain],
    hex(packedColumn.get(chains.value, chain) .. proofs),
    collected(state, rabbit),
    catchList,
    players.nickname[rabbit]
  )
end
