--- The hash chains of the rabbits, see common/presence/chains.lua.
local presenceChains = require('common.presence.chains')
local constants = require('constants')
local slots = require('domain.slots')

local chains = {}

---@alias Chains PresenceChains

---@type ColumnGroup
chains.COLUMNS = presenceChains.columns(constants.TOKEN_BYTES)

--- Adds a chain that comes after `older`; returns its number.
---@param state RabbitState
---@param chain NewChain
---@param older integer | false
---@param now integer in milliseconds
---@return integer
function chains.add(state, chain, older, now)
  return presenceChains.add(state.chains, chain, older, slots.latestOpen(now))
end

--- Returns the number of a rabbit's chains.
---@param state RabbitState
---@param newest integer the rabbit's newest chain
---@return integer
function chains.count(state, newest)
  return presenceChains.count(state.chains, newest)
end

--- Returns the newest chain that has a token for a slot, from `chain` back; false when no chain has.
---@param state RabbitState
---@param chain integer | false
---@param slot integer
---@return integer | false
function chains.covering(state, chain, slot)
  return presenceChains.covering(state.chains, chain, slot)
end

--- Leaves a claim to be settled when the token of its slot is disclosed.
---@param state RabbitState
---@param chain integer
---@param claim integer
function chains.leave(state, chain, claim)
  presenceChains.leave(state.chains, state.claims, chain, claim)
end

--- Takes the claims up to a slot off a chain; returns the first claim of the latest of their slots, false without
-- claims.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@return integer | false
function chains.take(state, chain, slot)
  return presenceChains.take(state.chains, state.claims, chain, slot)
end

--- Returns the number of hashes that it takes to check a token of a slot: 0 when that slot is settled.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@return integer
function chains.cost(state, chain, slot)
  return presenceChains.cost(state.chains, chain, slot)
end

--- Returns what the hashes of a rabbit's chains begin with.
---@param address string the rabbit's, as 32 bytes
---@return string
function chains.prefix(address)
  return constants.CHAIN_LABEL .. address
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
  local prefix = chains.prefix(address)
  local reached, token = presenceChains.descend(state.chains, chain, prefix, at, value, budget)
  return reached, token
end

--- Returns true when a value is the last verified one of a chain.
---@param state RabbitState
---@param chain integer
---@param value string
---@return boolean
function chains.isVerified(state, chain, value)
  return presenceChains.isVerified(state.chains, chain, value)
end

--- Makes a disclosed token the last verified value.
---@param state RabbitState
---@param chain integer
---@param slot integer
---@param token string
function chains.advance(state, chain, slot, token)
  presenceChains.advance(state.chains, chain, slot, token)
end

return chains
