--- The hash chains of a rabbit. Value `i` of a chain is the token of slot `start + i` and hashes to value `i - 1`.
--
-- A chain is {start, length, slot, value, open?}: `value` is the last verified value and belongs to `slot` (at first
-- the anchor and `start`); `open` holds the unsettled claims by slot. Every claim up to `slot` is settled.
local sha256 = require('codec.sha256')

local chains = { MAX_LENGTH = 8640, MAX_PER_RABBIT = 8, MAX_START_DRIFT = 10, VALUE_BYTES = 10 }

--- A chain of which only the anchor is known.
function chains.new(start, length, anchor)
  return { start = start, length = length, slot = start, value = anchor }
end

--- Whether a slot has a token in the chain.
function chains.covers(chain, slot)
  return slot > chain.start and slot <= chain.start + chain.length
end

--- The chain that gives a slot its token: the newest of a player's chains that covers it, or nil.
function chains.at(player, slot)
  for i = #player.chains, 1, -1 do
    if chains.covers(player.chains[i], slot) then return player.chains[i] end
  end
end

--- Leaves a claim to be settled when the token of its slot is disclosed.
function chains.leave(chain, claim)
  chain.open = chain.open or {}
  local open = chain.open[claim.slot] or {}
  open[#open + 1] = claim
  chain.open[claim.slot] = open
end

--- How many hashes it takes to check a token of `slot`.
function chains.cost(chain, slot)
  return slot - chain.slot
end

--- Hashes the token of a slot down to the last verified value.
-- Returns the tokens of those slots on the way that have open claims, by slot, or nil when it leads elsewhere.
-- `address` is the rabbit's, as 32 bytes.
function chains.trace(chain, address, slot, token)
  local prefix, open, tokens, value = 'rr1c' .. address, chain.open or {}, {}, token
  for at = slot, chain.slot + 1, -1 do
    if open[at] then tokens[at] = value end
    value = sha256.digest(prefix .. value):sub(1, chains.VALUE_BYTES)
  end
  return value == chain.value and tokens or nil
end

return chains
