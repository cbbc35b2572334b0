--- Hash chains of presence codes. Value `i` of a chain is the token of slot `start + i` and hashes to value `i - 1`.
-- Tokens of a chain count for the slots after `after`: those up to it keep the tokens of the older chains of the same
-- owner, since claims of them may have been made already.
--
-- A process keeps chains and claims in columns of its own: `rows` are its chains, `claims` its claims, of which those that
-- wait for a token hang on their chain.
local sha256 = require('common.codec.sha256')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')

local chains = {}

---@class PresenceChains: Rows
---@field start integer[] slot of the anchor
---@field length integer[] in slots
---@field after integer[] slot after which its tokens count, never before `start`
---@field value PackedColumn last verified value, at first the anchor
---@field slot integer[] slot of `value`: every claim up to it is settled
---@field older (integer | false)[] chain that the same owner had before
---@field open (integer | false)[] first unsettled claim of the latest slot, see `below` and `beside` of the claims

---@class OpenClaims
---@field slot integer[]
---@field below (integer | false)[] of the first open claim of a slot: that of the next lower slot of its chain
---@field beside (integer | false)[] next open claim of the same slot of its chain

---@class NewChain
---@field start integer
---@field length integer
---@field anchor string

--- Returns the columns of chains.
---@param tokenBytes integer bytes of a value
---@return ColumnGroup
function chains.columns(tokenBytes)
  return {
    start = 0,
    length = 0,
    after = 0,
    slot = 0,
    value = columns.packed(tokenBytes),
    older = false,
    open = false,
  }
end

--- Returns the slot after which the tokens of a new chain count: of the slots whose claims may have been made, it gets
-- those that no older chain covers.
---@param rows PresenceChains
---@param start integer slot of its anchor
---@param older integer | false the newest chain so far
---@param latestOpen integer the last slot whose claims count now, or did before
---@return integer
local function takesOver(rows, start, older, latestOpen)
  local last = start
  while older do
    last = math.max(last, rows.start[older] + rows.length[older])
    older = rows.older[older]
  end
  return math.max(start, math.min(last, latestOpen))
end

--- Adds a chain that comes after `older`; returns its number.
---@param rows PresenceChains
---@param chain NewChain
---@param older integer | false
---@param latestOpen integer the last slot whose claims count now, or did before
---@return integer
function chains.add(rows, chain, older, latestOpen)
  local id = rows.total + 1
  rows.total = id
  rows.start[id], rows.length[id] = chain.start, chain.length
  rows.slot[id], rows.older[id], rows.open[id] = chain.start, older, false
  rows.after[id] = takesOver(rows, chain.start, older, latestOpen)
  packedColumn.set(rows.value, id, chain.anchor)
  return id
end

--- Returns the number of chains of one owner.
---@param rows PresenceChains
---@param newest integer | false the newest of them
---@return integer
function chains.count(rows, newest)
  local count = 0
  while newest do
    count, newest = count + 1, rows.older[newest]
  end
  return count
end

--- Returns the newest chain that has a token for a slot, from `chain` back; false when no chain has.
---@param rows PresenceChains
---@param chain integer | false
---@param slot integer
---@return integer | false
function chains.covering(rows, chain, slot)
  while chain do
    if slot > rows.after[chain] and slot <= rows.start[chain] + rows.length[chain] then return chain end
    chain = rows.older[chain]
  end
  return false
end

--- Leaves a claim to be settled when the token of its slot is disclosed. Only slots whose claim window is open get
-- claims, so it passes no more slots than those.
---@param rows PresenceChains
---@param claims OpenClaims
---@param chain integer
---@param claim integer
function chains.leave(rows, claims, chain, claim)
  local slotOf, below, beside = claims.slot, claims.below, claims.beside
  local above, next = false, rows.open[chain]
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
    rows.open[chain] = claim
  end
end

--- Takes the claims up to a slot off a chain; returns the first claim of the latest of their slots, false without
-- claims.
---@param rows PresenceChains
---@param claims OpenClaims
---@param chain integer
---@param slot integer
---@return integer | false
function chains.take(rows, claims, chain, slot)
  local slotOf, below = claims.slot, claims.below
  local above, next = false, rows.open[chain]
  while next and slotOf[next] > slot do
    above, next = next, below[next]
  end
  if above then
    below[above] = false
  else
    rows.open[chain] = false
  end
  return next
end

--- Returns the number of hashes that it takes to check a token of a slot: 0 when that slot is settled.
---@param rows PresenceChains
---@param chain integer
---@param slot integer
---@return integer
function chains.cost(rows, chain, slot)
  return math.max(0, slot - rows.slot[chain])
end

--- Returns the value before another one.
---@param prefix string label of the chain's hashes and the address of its owner, as bytes
---@param value string
---@return string
function chains.before(prefix, value)
  return sha256.digest(prefix .. value):sub(1, #value)
end

--- Hashes a value of a chain down towards its last verified value, as far as the budget allows.
---@param rows PresenceChains
---@param chain integer
---@param prefix string label of the chain's hashes and the address of its owner, as bytes
---@param at integer slot of the value
---@param value string
---@param budget integer hashes that may be spent
---@return integer at slot that was reached
---@return string value of that slot
function chains.descend(rows, chain, prefix, at, value, budget)
  local last = math.max(rows.slot[chain], at - budget)
  for slot = at - 1, last, -1 do
    at, value = slot, chains.before(prefix, value)
  end
  return at, value
end

--- Returns true when a value is the last verified one of a chain.
---@param rows PresenceChains
---@param chain integer
---@param value string
---@return boolean
function chains.isVerified(rows, chain, value)
  return value == packedColumn.get(rows.value, chain)
end

--- Makes a disclosed token the last verified value.
---@param rows PresenceChains
---@param chain integer
---@param slot integer
---@param token string
function chains.advance(rows, chain, slot, token)
  rows.slot[chain] = slot
  packedColumn.set(rows.value, chain, token)
end

return chains
