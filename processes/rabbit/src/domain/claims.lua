--- Claims: a player's proof of having seen a rabbit's token, which only its disclosure can confirm.
--
-- Statuses: `pending` counts until it lapses, `confirmed` counts for good, `lapsed` counts again once confirmed, `void`
-- was taken away. A player's `held` has the claim that counts for each colour; `state.lapsed[player][colour]` lists
-- those that may come back.
local sha256 = require('common.codec.sha256')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local board = require('domain.board')
local colours = require('domain.colours')
local expiry = require('domain.expiry')
local slots = require('domain.slots')

local claims = {}

---@alias ClaimStatus 'pending' | 'confirmed' | 'lapsed' | 'void'

---@class Claims: Rows
---@field scanner integer[] number of the player
---@field rabbit integer[] number of the rabbit
---@field slot integer[]
---@field proof PackedColumn
---@field at integer[] time when it reached the ledger, in milliseconds
---@field block integer[] block in which it reached the ledger
---@field status ClaimStatus[]
---@field below (integer | false)[] of the first open claim of a slot: that of the next lower slot of its chain
---@field beside (integer | false)[] next open claim of the same slot of its chain

---@class NewClaim
---@field scanner integer
---@field rabbit integer
---@field slot integer
---@field proof string 32 bytes
---@field at integer in milliseconds
---@field block integer

---@type ColumnGroup
claims.COLUMNS = {
  scanner = 0,
  rabbit = 0,
  slot = 0,
  proof = columns.packed(constants.CLAIM_BYTES),
  at = 0,
  block = 0,
  status = 'void',
  below = false,
  beside = false,
}

--- Returns true when a claim is the one that an honest scanner makes of the token of its slot.
---@param state RabbitState
---@param claim integer
---@param token string
---@param process string id of the process, as 32 bytes
---@param address string the scanner's, as 32 bytes
---@return boolean
function claims.isHonest(state, claim, token, process, address)
  local rows = state.claims
  local numbers = string.pack('>I2I4', rows.rabbit[claim], rows.slot[claim])
  local proof = sha256.digest(constants.CLAIM_LABEL .. process .. numbers .. token .. address)
  return proof == packedColumn.get(rows.proof, claim)
end

--- Returns the player and the colour that a claim is about.
---@param state RabbitState
---@param claim integer
---@return integer scanner
---@return integer colour
local function partiesOf(state, claim)
  return state.claims.scanner[claim], colours.dealtTo(state.claims.rabbit[claim])
end

--- Returns the claim that counts for a player's colour at a time; nil without one. A claim that is due to lapse but
-- still waits for it doesn't count.
---@param state RabbitState
---@param player integer
---@param colour integer
---@param now integer
---@return integer?
function claims.counting(state, player, colour, now)
  local claim, rows = state.players.held[colour][player], state.claims
  if not claim then return nil end
  if rows.status[claim] == 'confirmed' or now <= slots.lapses(rows.slot[claim], state.event) then return claim end
end

--- Returns the number of colours, besides one, that a player has by kept scans.
---@param state RabbitState
---@param player integer
---@param except integer colour that is left out
---@param now integer
---@return integer
function claims.keptColours(state, player, except, now)
  local count, rows = 0, state.claims
  for colour = 1, #colours do
    local claim = colour ~= except and claims.counting(state, player, colour, now)
    if claim and slots.isKept(rows.slot[claim], rows.at[claim], state.event) then count = count + 1 end
  end
  return count
end

--- Updates a player's count of colours, the time of the last of them, and the place on the board.
---@param state RabbitState
---@param player integer
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

--- Lets a claim, or none, count for a player's colour.
---@param state RabbitState
---@param player integer
---@param colour integer
---@param claim integer | false
local function hold(state, player, colour, claim)
  state.players.held[colour][player] = claim
  recount(state, player)
end

--- Removes one claim from those of a player that may come back.
---@param state RabbitState
---@param player integer
---@param colour integer
---@param claim integer
local function forgetLapsed(state, player, colour, claim)
  local byColour, kept = state.lapsed[player], {}
  for _, other in ipairs(byColour[colour]) do
    if other ~= claim then kept[#kept + 1] = other end
  end
  byColour[colour] = #kept > 0 and kept or nil
  if not next(byColour) then state.lapsed[player] = nil end
end

--- Lets a pending claim lapse.
---@param state RabbitState
---@param claim integer
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

--- Lets a new claim count; returns its number. No other claim of that colour may count for the scanner.
---@param state RabbitState
---@param claim NewClaim
---@return integer
function claims.add(state, claim)
  local rows, due = state.claims, state.players.held[colours.dealtTo(claim.rabbit)][claim.scanner]
  if due then lapse(state, due) end
  local id = rows.total + 1
  rows.total = id
  rows.scanner[id], rows.rabbit[id], rows.slot[id] = claim.scanner, claim.rabbit, claim.slot
  rows.at[id], rows.block[id] = claim.at, claim.block
  rows.status[id], rows.below[id], rows.beside[id] = 'pending', false, false
  packedColumn.set(rows.proof, id, claim.proof)
  expiry.push(state, id)
  hold(state, claim.scanner, colours.dealtTo(claim.rabbit), id)
  return id
end

--- Lets claims that were not confirmed in time lapse, in the order of their deadlines; the others wait.
---@param state RabbitState
---@param now integer
---@param limit integer claims that are looked at, at most
function claims.expire(state, now, limit)
  for _ = 1, limit do
    local claim = expiry.takeDue(state, now)
    if not claim then return end
    if state.claims.status[claim] == 'pending' then lapse(state, claim) end
  end
end

--- Takes a claim away for good.
---@param state RabbitState
---@param claim integer
local function void(state, claim)
  state.claims.status[claim] = 'void'
end

--- Settles a pending or lapsed claim, now that the token of its slot is known.
-- A lapsed claim comes back in place of a later one of its colour: the player had it first.
---@param state RabbitState
---@param claim integer
---@param honest boolean
function claims.settle(state, claim, honest)
  local player, colour = partiesOf(state, claim)
  local wasHeld = state.claims.status[claim] == 'pending'
  if not wasHeld then forgetLapsed(state, player, colour, claim) end
  if honest then
    local held = state.players.held[colour][player]
    if held and held ~= claim then void(state, held) end
    local given, rabbit = state.players.given, state.claims.rabbit[claim]
    given[rabbit] = given[rabbit] + 1
    state.claims.status[claim] = 'confirmed'
    hold(state, player, colour, claim)
  else
    state.players.voided[player] = state.players.voided[player] + 1
    void(state, claim)
    if wasHeld then hold(state, player, colour, false) end
  end
end

--- Returns true when a player has a claim of a colour that can be taken away.
---@param state RabbitState
---@param player integer
---@param colour integer
---@return boolean
function claims.any(state, player, colour)
  local lapsed = state.lapsed[player]
  return state.players.held[colour][player] ~= false or lapsed ~= nil and lapsed[colour] ~= nil
end

--- Takes a colour from a player for good, also the claims of it that might have come back.
---@param state RabbitState
---@param player integer
---@param colour integer
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

--- Returns the block of the last of the seven claims, in which a player completed the rainbow; nil without a rainbow.
---@param state RabbitState
---@param player integer
---@return integer?
function claims.rainbowBlock(state, player)
  local block = 0
  for colour = 1, #colours do
    local claim = claims.counting(state, player, colour, state.clock)
    if not claim then return nil end
    block = math.max(block, state.claims.block[claim])
  end
  return block
end

return claims
