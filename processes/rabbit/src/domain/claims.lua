--- Claims: a player's proof to have seen a rabbit's token, which only its disclosure can confirm.
--
-- A claim is {scanner, rabbit, slot, proof?, at, block, lapsesAt, status}; `scanner` and `rabbit` are numbers.
-- Statuses: `pending` counts until it lapses, `confirmed` counts for good, `lapsed` counts again once confirmed,
-- `void` was taken away. A player's `held` has the claim that counts for each colour (1 to 7), `lapsed` a list for
-- each colour of those that may come back.
local sha256 = require('codec.sha256')
local board = require('domain.board')
local colours = require('domain.colours')
local expiry = require('domain.expiry')

local claims = {}

--- What an honest claim must be. `process` and `address` (the scanner's) are 32 bytes.
function claims.proof(process, rabbit, slot, token, address)
  return sha256.digest('rr1s' .. process .. string.pack('>I2I4', rabbit, slot) .. token .. address)
end

--- Whether a player has a colour at a time.
function claims.holds(player, colour, now)
  local claim = player.held[colour]
  return claim ~= nil and (claim.status == 'confirmed' or claim.lapsesAt >= now)
end

--- Brings what follows from a player's claims up to date: count, time and block of the last one, place on the board.
local function recount(state, player)
  if not player.banned then board.remove(state, player) end
  local count, at, block = 0, 0, 0
  for colour = 1, #colours do
    local claim = player.held[colour]
    if claim then
      count, at, block = count + 1, math.max(at, claim.at), math.max(block, claim.block)
    end
  end
  player.count, player.at, player.block = count, at, count == #colours and block or nil
  if not player.banned then board.add(state, player) end
end

--- Takes one claim out of those of a player that may return.
local function forgetLapsed(player, colour, claim)
  local kept = {}
  for _, other in ipairs(player.lapsed[colour]) do
    if other ~= claim then kept[#kept + 1] = other end
  end
  player.lapsed[colour] = #kept > 0 and kept or nil
end

--- Lets a new claim count. The player must not hold that colour.
function claims.hold(state, claim)
  local player = state.players[claim.scanner]
  player.held[state.players[claim.rabbit].colour] = claim
  expiry.push(state.expiry, claim)
  recount(state, player)
end

--- Lets every claim that was not confirmed in time lapse, in the order of their deadlines.
function claims.expire(state, now)
  local claim = expiry.pop(state.expiry, now)
  while claim do
    if claim.status == 'pending' then
      local player, colour = state.players[claim.scanner], state.players[claim.rabbit].colour
      local lapsed = player.lapsed[colour] or {}
      lapsed[#lapsed + 1] = claim
      player.held[colour], player.lapsed[colour] = nil, lapsed
      claim.status = 'lapsed'
      recount(state, player)
    end
    claim = expiry.pop(state.expiry, now)
  end
end

--- Settles a pending or lapsed claim, now that the token of its slot is known.
-- A lapsed one comes back in place of a later one of its colour: the player had it first.
function claims.settle(state, claim, honest)
  local player, colour = state.players[claim.scanner], state.players[claim.rabbit].colour
  if claim.status == 'lapsed' then
    forgetLapsed(player, colour, claim)
  else
    player.held[colour] = nil
  end
  claim.status = honest and 'confirmed' or 'void'
  claim.proof = nil
  if honest then
    if player.held[colour] then player.held[colour].status = 'void' end
    player.held[colour] = claim
  end
  recount(state, player)
end

--- Whether there is anything of a colour to take from a player.
function claims.any(player, colour)
  return player.held[colour] ~= nil or player.lapsed[colour] ~= nil
end

--- Takes a colour from a player for good, also the claims of it that might have come back.
function claims.strike(state, player, colour)
  for _, claim in ipairs(player.lapsed[colour] or {}) do
    claim.status = 'void'
  end
  if player.held[colour] then player.held[colour].status = 'void' end
  player.held[colour], player.lapsed[colour] = nil, nil
  recount(state, player)
end

return claims
