--- The hash chains of the rabbits. Value `i` of a chain is the token of slot `start + i` and hashes to value `i - 1`.
local sha256 = require('common.codec.sha256')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')

local chains = {}

---@class Chains: Rows
---@field start integer[] slot of the anchor
---@field length integer[] in slots
---@field value PackedColumn last verified value, at first the anchor
---@field slot integer[] slot of `value`: every claim up to it is settled
---@field older (integer | false)[] chain that the same rabbit had before
---@field open (integer | false)[] unsettled claim of the latest slot, from which `claims.below` leads on

---@class NewChain
---@field start integer
---@field length integer
---@field anchor string

---@type ColumnGroup
chains.COLUMNS = {
  start = 0,
  length = 0,
  slot = 0,
  value = columns.packed(constants.TOKEN_BYTES),
  older = false,
  open = false,
}

--- Adds a chain that comes after `older`; returns its number.
---@param state RabbitState
---@param chain NewChain
---@param older integer | false
---@return integer
function chains.add(state, chain, older)
  local rows = state.chains
  local id = rows.total + 1
  rows.total = id
  rows.start[id], rows.length[id] = chain.start, chain.length
  rows.slot[id], rows.older[id], rows.open[id] = chain.start, older, false
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
    local index = slot - rows.start[chain]
    if index >= 1 and index <= rows.length[chain] then return chain end
    chain = rows.older[chain]
  end
  return false
end

--- Leaves a claim to be settled when the token of its slot is disclosed.
---@param state RabbitState
---@param chain integer
---@param claim integer
function chains.leave(state, chain, claim)
  local slots, below = state.claims.slot, state.claims.below
  local above, next = false, state.chains.open[chain]
  while next and slots[next] > slots[claim] do
    above, next = next, below[next]
  end
  below[claim] = next
  if above then
    below[above] = claim
  else
    state.chains.open[chain] = claim
  end
end

--- Takes the claims up to a slot off a chain; returns their numbers, the earliest first.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@return integer[]
function chains.take(state, chain, slot)
  local slots, below = state.claims.slot, state.claims.below
  local above, next, taken = false, state.chains.open[chain], {}
  while next and slots[next] > slot do
    above, next = next, below[next]
  end
  if above then
    below[above] = false
  else
    state.chains.open[chain] = false
  end
  while next do
    table.insert(taken, 1, next)
    next, below[next] = below[next], false
  end
  return taken
end

--- Returns the number of hashes that it takes to check a token of a slot: 0 when that slot is settled.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@return integer
function chains.cost(state, chain, slot)
  return math.max(0, slot - state.chains.slot[chain])
end

--- Hashes the token of a slot down to the last verified value.
-- Returns the tokens of the slots on the way that have open claims, by slot, or nil when the token is not the chain's.
---@param state RabbitState
---@param chain integer
---@param address string the rabbit's, as 32 bytes
---@param slot integer
---@param token string
---@return table<integer, string>?
function chains.trace(state, chain, address, slot, token)
  local rows, slots, below = state.chains, state.claims.slot, state.claims.below
  local prefix, tokens, value, open = constants.CHAIN_LABEL .. address, {}, token, rows.open[chain]
  for at = slot, rows.slot[chain] + 1, -1 do
    while open and slots[open] > at do
      open = below[open]
    end
    if open and slots[open] == at then tokens[at] = value end
    value = sha256.digest(prefix .. value):sub(1, constants.TOKEN_BYTES)
  end
  return value == packedColumn.get(rows.value, chain) and tokens or nil
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
