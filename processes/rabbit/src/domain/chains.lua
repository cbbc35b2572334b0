--- The hash chains of the rabbits. Value `i` of a chain is the token of slot `start + i` and hashes to value `i - 1`.
-- Tokens of a chain count for the slots after `after`: those up to it keep the tokens of the rabbit's older chains, since
-- claims of them may have been made already.
local sha256 = require('common.codec.sha256')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local slots = require('domain.slots')

local chains = {}

---@class Chains: Rows
---@field start integer[] slot of the anchor
---@field length integer[] in slots
---@field after integer[] slot after which its tokens count, never before `start`
---@field value PackedColumn last verified value, at first the anchor
---@field slot integer[] slot of `value`: every claim up to it is settled
---@field older (integer | false)[] chain that the same rabbit had before
---@field open (integer | false)[] first unsettled claim of the latest slot, see `Claims.below` and `Claims.beside`

---@class NewChain
---@field start integer
---@field length integer
---@field anchor string

---@type ColumnGroup
chains.COLUMNS = {
  start = 0,
  length = 0,
  after = 0,
  slot = 0,
  value = columns.packed(constants.TOKEN_BYTES),
  older = false,
  open = false,
}

--- Returns the slot after which the tokens of a new chain count: of the slots whose claims count at `now` or did before,
-- it gets those that no older chain covers.
---@param state RabbitState
---@param start integer slot of its anchor
---@param older integer | false the rabbit's newest chain so far
---@param now integer
---@return integer
local function takesOver(state, start, older, now)
  local rows, last = state.chains, start
  while older do
    last = math.max(last, rows.start[older] + rows.length[older])
    older = rows.older[older]
  end
  return math.max(start, math.min(last, slots.latestOpen(now)))
end

--- Adds a chain that comes after `older`; returns its number.
---@param state RabbitState
---@param chain NewChain
---@param older integer | false
---@param now integer in milliseconds
---@return integer
function chains.add(state, chain, older, now)
  local rows = state.chains
  local id = rows.total + 1
  rows.total = id
  rows.start[id], rows.length[id] = chain.start, chain.length
  rows.slot[id], rows.older[id], rows.open[id] = chain.start, older, false
  rows.after[id] = takesOver(state, chain.start, older, now)
  packedColumn.set(rows.value, id, chain.anchor)
  return id
end

--- Returns the number of a rabbit's chains.
---@param state RabbitState
---@param newest integer the rabbit's newest chain
---@return integer
function chains.count(state, newest)
  local count = 0
  while newest do
    count, newest = count + 1, state.chains.older[newest]
  end
  return count
end

--- Returns the newest chain that has a token for a slot, from `chain` back; false when no chain has.
---@param state RabbitState
---@param chain integer | false
---@param slot integer
---@return integer | false
function chains.covering(state, chain, slot)
  local rows = state.chains
  while chain do
    if slot > rows.after[chain] and slot <= rows.start[chain] + rows.length[chain] then return chain end
    chain = rows.older[chain]
  end
  return false
end

--- Leaves a claim to be settled when the token of its slot is disclosed. Only slots whose claim window is open get
-- claims, so it passes no more slots than those.
---@param state RabbitState
---@param chain integer
---@param claim integer
function chains.leave(state, chain, claim)
  local slotOf, below, beside = state.claims.slot, state.claims.below, state.claims.beside
  local above, next = false, state.chains.open[chain]
  while next and slotOf[next] > slotOf[claim] do
    above, next = next, below[next]
  end
  if next and slotOf[next] == slotOf[claim] then
    beside[next], beside[claim] = claim, beside[next]
    return
  end
  below[claim] = next
  if above then
    below[above] = claim
  else
    state.chains.open[chain] = claim
  end
end

--- Takes the claims up to a slot off a chain; returns the first claim of the latest of their slots, false without
-- claims.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@return integer | false
function chains.take(state, chain, slot)
  local slotOf, below = state.claims.slot, state.claims.below
  local above, next = false, state.chains.open[chain]
  while next and slotOf[next] > slot do
    above, next = next, below[next]
  end
  if above then
    below[above] = false
  else
    state.chains.open[chain] = false
  end
  return next
end

--- Brings the open claims of state version 1, which were one list for each chain, into lists by slot.
---@param state RabbitState
function chains.groupOpenClaims(state)
  local open, below = state.chains.open, state.claims.below
  for chain = 1, state.chains.total do
    local list, next = {}, open[chain]
    while next do
      list[#list + 1] = next
      next, below[next] = below[next], false
    end
    open[chain] = false
    table.sort(list)
    for _, claim in ipairs(list) do
      chains.leave(state, chain, claim)
    end
  end
end

--- Lets the chains of state version 2, which had no slot to take over at, count from their start on.
---@param state RabbitState
function chains.fillAfter(state)
  local rows = state.chains
  for chain = 1, rows.total do
    rows.after[chain] = rows.start[chain]
  end
end

--- Returns the number of hashes that it takes to check a token of a slot: 0 when that slot is settled.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@return integer
function chains.cost(state, chain, slot)
  return math.max(0, slot - state.chains.slot[chain])
end

--- Hashes a value of a chain down towards its last verified value, as far as the budget allows.
---@param state RabbitState
---@param chain integer
---@param address string the rabbit's, as 32 bytes
---@param at integer slot of the value
---@param value string
---@param budget integer hashes that may be spent
---@return integer at slot that was reached
---@return string value of that slot
function chains.descend(state, chain, address, at, value, budget)
  local prefix, last = constants.CHAIN_LABEL .. address, math.max(state.chains.slot[chain], at - budget)
  for slot = at - 1, last, -1 do
    at, value = slot, sha256.digest(prefix .. value):sub(1, constants.TOKEN_BYTES)
  end
  return at, value
end

--- Returns true when a value is the last verified one of a chain.
---@param state RabbitState
---@param chain integer
---@param value string
---@return boolean
function chains.isVerified(state, chain, value)
  return value == packedColumn.get(state.chains.value, chain)
end

--- Makes a disclosed token the last verified value.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@param token string
function chains.advance(state, chain, slot, token)
  state.chains.slot[chain] = slot
  packedColumn.set(state.chains.value, chain, token)
end

return chains
