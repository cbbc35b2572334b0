--- Claims: a player's proof to have seen a rabbit's token, which only its disclosure can confirm.
--
-- Columns by claim: `scanner` and `rabbit` (numbers), `slot`, `proof` (32 bytes), `at` and
-- `block` where it reached the ledger, `status`, and `below`, the open claim of its chain at the same or the next lower
-- slot. Statuses: `pending` counts until it lapses, `confirmed` counts for good, `lapsed` counts again once confirmed,
-- `void` was taken away. A player's `held` has the claim that counts for each colour; `state.lapsed[player][colour]`
-- lists those that may come back.
local sha256 = require('common.codec.sha256')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local board = require('domain.board')
local colours = require('domain.colours')
local expiry = require('domain.expiry')
local slots = require('domain.slots')

local claims = { PROOF_BYTES = 32 }

claims.COLUMNS = {
  scanner = 0,
  rabbit = 0,
  slot = 0,
  proof = columns.packed(claims.PROOF_BYTES),
  at = 0,
  block = 0,
  status = 'void',
  below = false,
}

--- Whether a claim is what an honest scanner makes of the token of its slot.
-- `process` and `address`, the scanner's, are 32 bytes.
function claims.isHonest(state, claim, token, process, address)
  local rows = state.claims
  local numbers = string.pack('>I2I4', rows.rabbit[claim], rows.slot[claim])
  local proof = sha256.digest('rr1s' .. process .. numbers .. token .. address)
  return proof == packedColumn.get(rows.proof, claim)
end

local function partiesOf(state, claim)
  return state.claims.scanner[claim], colours.dealtTo(state.claims.rabbit[claim])
end

--- Whether a claim that counted at the latest message still counts at a time.
local function counts(state, claim, now)
  return state.claims.status[claim] == 'confirmed' or now <= slots.lapses(state.claims.slot[claim], state.event)
end

--- Whether a player has a colour at a time.
function claims.holds(state, player, colour, now)
  local claim = state.players.held[colour][player]
  return claim ~= false and counts(state, claim, now)
end

--- Brings what follows from a player's claims up to date: their count, the time of the last, the place on the board.
local function recount(state, player)
  local players, count, at = state.players, 0, 0
  for colour = 1, #colours do
    local claim = players.held[colour][player]
    if claim then
      count, at = count + 1, math.max(at, state.claims.at[claim])
    end
  end
  board.move(state, player, count, at)
end

local function hold(state, player, colour, claim)
  state.players.held[colour][player] = claim
  recount(state, player)
end

--- Lets a new claim {scanner, rabbit, slot, proof, at, block} count; returns its number. The scanner must not hold
-- that colour.
function claims.add(state, claim)
  local rows = state.claims
  local id = rows.total + 1
  rows.total = id
  rows.scanner[id], rows.rabbit[id], rows.slot[id] = claim.scanner, claim.rabbit, claim.slot
  rows.at[id], rows.block[id] = claim.at, claim.block
  rows.status[id], rows.below[id] = 'pending', false
  packedColumn.set(rows.proof, id, claim.proof)
  expiry.push(state, id)
  hold(state, claim.scanner, colours.dealtTo(claim.rabbit), id)
  return id
end

--- Takes one claim out of those of a player that may come back.
local function forgetLapsed(state, player, colour, claim)
  local byColour, kept = state.lapsed[player], {}
  for _, other in ipairs(byColour[colour]) do
    if other ~= claim then kept[#kept + 1] = other end
  end
  byColour[colour] = #kept > 0 and kept or nil
  if not next(byColour) then state.lapsed[player] = nil end
end

local function lapse(state, claim)
  local player, colour = partiesOf(state, claim)
  local byColour = state.lapsed[player] or {}
  local list = byColour[colour] or {}
  list[#list + 1] = claim
  byColour[colour] = list
  state.lapsed[player] = byColour
  state.claims.status[claim] = 'lapsed'
  hold(state, player, colour, false)
end

--- Lets every claim that was not confirmed in time lapse, in the order of their deadlines.
function claims.expire(state, now)
  for claim in expiry.due(state, now) do
    if state.claims.status[claim] == 'pending' then lapse(state, claim) end
  end
end

local function void(state, claim)
  state.claims.status[claim] = 'void'
end

--- Settles a pending or lapsed claim, now that the token of its slot is known.
-- A lapsed one comes back in place of a later one of its colour: the player had it first.
function claims.settle(state, claim, honest)
  local player, colour = partiesOf(state, claim)
  local wasHeld = state.claims.status[claim] == 'pending'
  if not wasHeld then forgetLapsed(state, player, colour, claim) end
  if honest then
    local held = state.players.held[colour][player]
    if held and held ~= claim then void(state, held) end
    state.claims.status[claim] = 'confirmed'
    hold(state, player, colour, claim)
  else
    void(state, claim)
    if wasHeld then hold(state, player, colour, false) end
  end
end

--- Whether there is anything of a colour to take from a player.
function claims.any(state, player, colour)
  local lapsed = state.lapsed[player]
  return state.players.held[colour][player] ~= false or lapsed ~= nil and lapsed[colour] ~= nil
end

--- Takes a colour from a player for good, also the claims of it that might have come back.
function claims.strike(state, player, colour)
  local lapsed, held = state.lapsed[player], state.players.held[colour][player]
  for _, claim in ipairs(lapsed and lapsed[colour] or {}) do
    void(state, claim)
  end
  if lapsed then
    lapsed[colour] = nil
    if not next(lapsed) then state.lapsed[player] = nil end
  end
  if held then void(state, held) end
  hold(state, player, colour, false)
end

--- The block in which a player completed the rainbow that stands now, or nil: that of the last of the seven claims.
function claims.rainbowBlock(state, player)
  if state.players.count[player] < #colours then return nil end
  local block = 0
  for colour = 1, #colours do
    block = math.max(block, state.claims.block[state.players.held[colour][player]])
  end
  return block
end

return claims
