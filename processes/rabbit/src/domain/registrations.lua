--- A running hash over the registrations, in the ledger's order and with its own times and blocks. The first start freezes it, so
-- that the draw of the White Rabbit depends on what no seed could foresee (docs/protocol.md, "The White Rabbit"). Message ids are
-- left out: whoever signs a message can try as many of them as wanted.
local sha256 = require('common.codec.sha256')
local base64url = require('common.codec.base64url')
local constants = require('constants')

local registrations = {}

---@class Registrations
---@field hash string 32 bytes
---@field out table<integer, true> players who are banned or removed, by number; those of the start once it is frozen
---@field frozen Frozen?

--- The registrations at the first start.
---@class Frozen
---@field hash string 32 bytes
---@field players integer rabbits that had been given
---@field at integer in milliseconds
---@field block integer

--- Returns the part of a new state.
---@return Registrations
function registrations.new()
  return { hash = ('\0'):rep(32), out = {} }
end

--- Returns true once the first start has frozen the registrations.
---@param state RabbitState
---@return boolean
function registrations.isFrozen(state)
  return state.registrations.frozen ~= nil
end

--- Adds a registration.
---@param state RabbitState
---@param rabbit integer
---@param request { from: string, now: integer, block: integer }
function registrations.add(state, rabbit, request)
  if registrations.isFrozen(state) then return end
  local own = state.registrations
  local row = string.pack('>I2', rabbit) .. base64url.decode(request.from) .. string.pack('>I8I8', request.now, request.block)
  own.hash = sha256.digest(constants.REGISTRATION_LABEL .. own.hash .. row)
end

--- Notes that a player was banned or removed, or may play again.
---@param state RabbitState
---@param rabbit integer
---@param isOut boolean
function registrations.setOut(state, rabbit, isOut)
  if not registrations.isFrozen(state) then state.registrations.out[rabbit] = isOut or nil end
end

--- Freezes the registrations at the first start; later starts change nothing.
---@param state RabbitState
---@param request { process: string, now: integer, block: integer }
function registrations.freeze(state, request)
  if registrations.isFrozen(state) then return end
  local own, players = state.registrations, state.players.total
  local start = string.pack('>I2I8I8', players, request.now, request.block)
  local hash = sha256.digest(constants.REGISTRATION_LABEL .. request.process .. own.hash .. start)
  own.frozen = { hash = hash, players = players, at = request.now, block = request.block }
end

return registrations
