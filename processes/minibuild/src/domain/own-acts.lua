--- The latest acts of each person, by the ids of their messages: a message that the network delivers again does nothing. Eight
-- bytes of an id are kept.
local base64url = require('common.codec.base64url')
local constants = require('constants')

local ownActs = {}

local BYTES = 8

---@class OwnActs
---@field idsOf table<string, string> beginnings of the ids, the latest last, by address

--- Returns the part of a new state.
---@return OwnActs
function ownActs.new()
  return { idsOf = {} }
end

--- Returns the part of an id that is kept.
---@param id string
---@return string
local function kept(id)
  return base64url.decode(id):sub(1, BYTES)
end

--- Returns true when a message of an address is one of its latest acts.
---@param state MinibuildState
---@param address string
---@param id string
---@return boolean
function ownActs.has(state, address, id)
  local ids, sought = state.ownActs.idsOf[address] or '', kept(id)
  for at = 1, #ids, BYTES do
    if ids:sub(at, at + BYTES - 1) == sought then return true end
  end
  return false
end

--- Keeps the message of an act.
---@param state MinibuildState
---@param address string
---@param id string
function ownActs.add(state, address, id)
  local ids = (state.ownActs.idsOf[address] or '') .. kept(id)
  state.ownActs.idsOf[address] = ids:sub(-BYTES * constants.KEPT_OWN_ACTS)
end

--- Forgets the acts of an address that has left no other trace.
---@param state MinibuildState
---@param address string
function ownActs.forget(state, address)
  state.ownActs.idsOf[address] = nil
end

return ownActs
