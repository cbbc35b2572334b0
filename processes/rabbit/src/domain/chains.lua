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

--- Returns what the hashes of a rabbit's chains begin with.
---@param address string the rabbit's, as 32 bytes
---@return string
function chains.prefix(address)
  return constants.CHAIN_LABEL .. address
end

return chains
