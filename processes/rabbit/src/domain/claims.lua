--- Claims: a player's proof of having seen a rabbit's token, which only its disclosure can confirm.
--
-- A claim is `pending` until its token is known; then it is `confirmed`, or `void` when it proves false. A confirmed one is `withheld`
-- while its rabbit is banned. The staff's strikes make claims `struck`, and `dropped` ones gave way to later claims of their colour.
-- The pending, confirmed and withheld claims of a player's colour are a list, the newest first, which begins with the player's `latest`.
-- The earliest confirmed one counts, so it does not matter in which order they are settled.
local sha256 = require('common.codec.sha256')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local chains = require('common.presence.chains')
local constants = require('constants')
local board = require('domain.board')
local changes = require('domain.changes')
local colours = require('domain.colours')
local slots = require('domain.slots')

local claims = {}

---@alias ClaimStatus 'pending' | 'confirmed' | 'withheld' | 'void' | 'struck' | 'dropped'

---@class Claims: Rows
---@field scanner integer[] number of the player
---@field rabbit integer[] number of the rabbit
---@field slot integer[]
---@field proof PackedColumn
---@field at integer[] time when it reached the ledger, in milliseconds
---@field block integer[] block in which it reached the ledger
---@field status ClaimStatus[]
---@field earlier (integer | false)[] next claim of the list of the same player and colour
---@field below (integer | false)[] of the first open claim of a slot: that of the next lower slot of its chain
---@field beside (integer | false)[] next open claim of the same slot of its chain; once confirmed, next claim its rabbit gave

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
  status = 'dropped',
  earlier = false,
  below = false,
  beside = false,
}

--- Returns true when a claim is what an honest scanner makes of the token of its slot.
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

--- Goes through the list of a player's colour, the newest claim first. The claims may be taken off meanwhile.
---@param state RabbitState
---@param player integer
---@param colour integer
---@return fun(): integer?
function claims.listOf(state, player, colour)
  local earlier, next = state.claims.earlier, state.players.latest[colour][player]
  ---@return integer?
  return function()
    local claim = next
    if claim then
      next = earlier[claim]
      return claim
    end
  end
end

--- Returns the claim that counts for a player's colour: the earliest confirmed one; nil without one.
---@param state RabbitState
---@param player integer
---@param colour integer
---@return integer?
function claims.counting(state, player, colour)
  local status, earlier, earliest = state.claims.status, state.claims.earlier, nil
  local claim = state.players.latest[colour][player]
  while claim do
    if status[claim] == 'confirmed' then earliest = claim end
    claim = earlier[claim]
  end
  return earliest
end

--- Returns true when a claim is pending and its settle window is open.
---@param state RabbitState
---@param claim integer
---@param now integer
---@return boolean
local function isFresh(state, claim, now)
  local rows = state.claims
  return rows.status[claim] == 'pending' and now <= slots.lapses(rows.slot[claim], state.event)
end

--- Returns true when a token that is disclosed by this message comes too late for a claim to bear on an answer; none does
-- before the reveal.
---@param state RabbitState
---@param claim integer
---@return boolean
function claims.isLate(state, claim)
  return state.judging.key ~= nil and slots.certainTime(state) > slots.awaited(state.claims.slot[claim], state.event)
end

--- Returns true when a claim is that of a printed scan, which no token settles.
---@param state RabbitState
---@param claim integer
---@return boolean
function claims.isPrinted(state, claim)
  return state.badges.scanOf[claim] ~= nil
end

--- Returns true when the token of a claim is known; a printed scan has none.
---@param state RabbitState
---@param claim integer
---@return boolean
local function isKnown(state, claim)
  local rows = state.claims
  local chain = chains.covering(state.chains, state.players.chain[rows.rabbit[claim]], rows.slot[claim])
  return not claims.isPrinted(state, claim) and chain ~= false and chains.cost(state.chains, chain, rows.slot[claim]) == 0
end

--- Returns the verdict on a player's colour when an answer is judged. The colour is valid by a claim that was made before
-- the answer and confirmed in time, of a rabbit that is not banned; it waits while there may be one.
---@param state RabbitState
---@param player integer
---@param colour integer
---@param before integer last claim that was made before the answer
---@return 'stands' | 'falls' | 'waits'
function claims.standing(state, player, colour, before)
  local rows, banned, verdict = state.claims, state.players.banned, 'falls'
  for claim in claims.listOf(state, player, colour) do
    if claim <= before and not banned[rows.rabbit[claim]] and not state.judging.late[claim] then
      if rows.status[claim] ~= 'pending' then return 'stands' end
      -- it may still be confirmed in time, or its proof waits in the queue
      if not claims.isLate(state, claim) or isKnown(state, claim) then verdict = 'waits' end
    end
  end
  return verdict
end

--- Returns true when a player has a pending claim of a rabbit that may still show.
---@param state RabbitState
---@param player integer
---@param rabbit integer
---@param now integer
---@return boolean
function claims.isPending(state, player, rabbit, now)
  for claim in claims.listOf(state, player, colours.dealtTo(rabbit)) do
    if state.claims.rabbit[claim] == rabbit and isFresh(state, claim, now) then return true end
  end
  return false
end

--- Returns true when so many claims of a player were proven false that others show only once confirmed.
---@param state RabbitState
---@param player integer
---@return boolean
function claims.isDistrusted(state, player)
  return state.players.voided[player] >= constants.MAX_VOIDED_CLAIMS
end

--- Returns the claim that shows for a colour on the player's own screen: the claim that counts, else the earliest pending
-- claim that has not lapsed and whose rabbit is not banned; nil without one.
---@param state RabbitState
---@param player integer
---@param colour integer
---@param now integer
---@return integer?
function claims.shown(state, player, colour, now)
  local rows, banned, confirmed, pending = state.claims, state.players.banned, nil, nil
  local status, earlier, claim = rows.status, rows.earlier, state.players.latest[colour][player]
  while claim do
    if status[claim] == 'confirmed' then
      confirmed = claim
    elseif isFresh(state, claim, now) and not banned[rows.rabbit[claim]] then
      pending = claim
    end
    claim = earlier[claim]
  end
  if confirmed or claims.isDistrusted(state, player) then return confirmed end
  return pending
end

--- Updates a player's count of colours, the time of the last of them, and the place on the board.
---@param state RabbitState
---@param player integer
function claims.recount(state, player)
  local count, at = 0, 0
  for colour = 1, #colours do
    local claim = claims.counting(state, player, colour)
    if claim then
      count, at = count + 1, math.max(at, state.claims.at[claim])
    end
  end
  changes.place(player)
  board.move(state, player, count, at)
end

--- Takes a claim off the list of its player and colour.
---@param state RabbitState
---@param claim integer
---@param status ClaimStatus that it has from now on
local function takeOff(state, claim, status)
  local rows = state.claims
  local player, latest = rows.scanner[claim], state.players.latest[colours.dealtTo(rows.rabbit[claim])]
  local above, next = false, latest[player]
  while next ~= claim do
    above, next = next, rows.earlier[next]
  end
  if above then
    rows.earlier[above] = rows.earlier[claim]
  else
    latest[player] = rows.earlier[claim]
  end
  if rows.status[claim] == 'pending' and claims.isPrinted(state, claim) then
    state.badges.pending = state.badges.pending - 1
  end
  rows.earlier[claim], rows.status[claim] = false, status
  changes.claim(state, claim)
end

--- Drops the oldest pending claim of a list that has too many. Claims whose tokens are known are not among them: it must
-- not matter how far settling has come.
---@param state RabbitState
---@param player integer
---@param colour integer
local function dropOldest(state, player, colour)
  local rows, count, oldest = state.claims, 0, false
  for claim in claims.listOf(state, player, colour) do
    if rows.status[claim] == 'pending' and not isKnown(state, claim) then
      count, oldest = count + 1, claim
    end
  end
  if oldest and count > constants.MAX_PENDING_CLAIMS then takeOff(state, oldest, 'dropped') end
end

--- Puts a claim on the list of its player and colour, as the newest one.
---@param state RabbitState
---@param claim integer
function claims.enlist(state, claim)
  local rows = state.claims
  local player, colour = rows.scanner[claim], colours.dealtTo(rows.rabbit[claim])
  local latest = state.players.latest[colour]
  rows.earlier[claim], latest[player] = latest[player], claim
  dropOldest(state, player, colour)
end

--- Adds a pending claim; returns its number.
---@param state RabbitState
---@param claim NewClaim
---@return integer
function claims.add(state, claim)
  local rows = state.claims
  local id = rows.total + 1
  rows.total = id
  rows.scanner[id], rows.rabbit[id], rows.slot[id] = claim.scanner, claim.rabbit, claim.slot
  rows.at[id], rows.block[id], rows.status[id] = claim.at, claim.block, 'pending'
  rows.earlier[id], rows.below[id], rows.beside[id] = false, false, false
  packedColumn.set(rows.proof, id, claim.proof)
  state.players.claims[claim.scanner] = state.players.claims[claim.scanner] + 1
  changes.claim(state, id)
  claims.enlist(state, id)
  return id
end

--- Lets a confirmed claim count, or withholds it, as the ban of its rabbit says now.
---@param state RabbitState
---@param claim integer
function claims.review(state, claim)
  local rows = state.claims
  local status = state.players.banned[rows.rabbit[claim]] and 'withheld' or 'confirmed'
  if rows.status[claim] == 'struck' or rows.status[claim] == status then return end
  rows.status[claim] = status
  changes.claim(state, claim)
  claims.recount(state, rows.scanner[claim])
end

--- Puts a confirmed claim on the list of those that its rabbit gave.
---@param state RabbitState
---@param claim integer
function claims.credit(state, claim)
  local gift, rabbit = state.players.gift, state.claims.rabbit[claim]
  state.claims.beside[claim], gift[rabbit] = gift[rabbit], claim
  changes.catches(rabbit)
end

--- Settles a claim, now that the token of its slot is known: counts it for its rabbit or against its player, also when
-- the staff struck it, and confirms or voids a pending claim.
---@param state RabbitState
---@param claim integer pending or struck
---@param honest boolean
function claims.settle(state, claim, honest)
  local rows, players = state.claims, state.players
  local player, rabbit, isStruck = rows.scanner[claim], rows.rabbit[claim], rows.status[claim] == 'struck'
  if honest then
    players.given[rabbit] = players.given[rabbit] + 1
    changes.standing(rabbit)
  else
    players.voided[player] = players.voided[player] + 1
    changes.standing(player)
  end
  if isStruck then return end
  if honest then
    claims.credit(state, claim)
    claims.review(state, claim)
  else
    takeOff(state, claim, 'void')
  end
end

--- Returns the key of a scan of a rabbit at a slot.
---@param scanner integer
---@param rabbit integer
---@param slot integer
---@return string
local function scanKey(scanner, rabbit, slot)
  return ('%d %d %d'):format(scanner, rabbit, slot)
end

--- Strikes a claim, whose scan stays struck when its message comes again.
---@param state RabbitState
---@param claim integer
local function strikeOff(state, claim)
  local rows = state.claims
  takeOff(state, claim, 'struck')
  state.struckScans[scanKey(rows.scanner[claim], rows.rabbit[claim], rows.slot[claim])] = true
end

--- Returns true when the staff struck a scan.
---@param state RabbitState
---@param scanner integer
---@param rabbit integer
---@param slot integer
---@return boolean
function claims.wasStruck(state, scanner, rabbit, slot)
  return state.struckScans[scanKey(scanner, rabbit, slot)] ~= nil
end

--- Returns true when a player has a claim of a colour that can be taken away.
---@param state RabbitState
---@param player integer
---@param colour integer
---@return boolean
function claims.any(state, player, colour)
  return state.players.latest[colour][player] ~= false
end

--- Takes a colour from a player for good, with all claims of it.
---@param state RabbitState
---@param player integer
---@param colour integer
function claims.strike(state, player, colour)
  for claim in claims.listOf(state, player, colour) do
    strikeOff(state, claim)
  end
  claims.recount(state, player)
end

--- Takes a claim from its player for good, if it may still count.
---@param state RabbitState
---@param claim integer
function claims.strikeOne(state, claim)
  local rows = state.claims
  for listed in claims.listOf(state, rows.scanner[claim], colours.dealtTo(rows.rabbit[claim])) do
    if listed == claim then strikeOff(state, claim) end
  end
  claims.recount(state, rows.scanner[claim])
end

--- Returns the block of the last of the seven confirmed claims, in which a player completed the rainbow; nil without seven.
---@param state RabbitState
---@param player integer
---@return integer?
function claims.rainbowBlock(state, player)
  local block = 0
  for colour = 1, #colours do
    local claim = claims.counting(state, player, colour)
    if not claim then return nil end
    block = math.max(block, state.claims.block[claim])
  end
  return block
end

return claims
