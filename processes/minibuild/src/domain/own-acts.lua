--- The acts of each person, so that a message that is delivered again does nothing, however old it is. An act has a number that
-- grows with each act of its sender. Acts without one, which older pages send, are told by the ids of their messages: eight bytes of
-- each of the latest are kept.
local base64url = require('common.codec.base64url')
local constants = require('constants')

local ownActs = {}

local BYTES = 8

---@class OwnActs
---@field idsOf table<string, string> beginnings of the ids, the latest last, by address
---@field sequenceOf table<string, integer> number of the latest act, by address

--- Returns the part of a new state.
---@return OwnActs
function ownActs.new()
  return { idsOf = {}, sequenceOf = {} }
end

--- Returns the part of an id that is kept.
---@param id string
---@return string
local function kept(id)
  return base64url.decode(id):sub(1, BYTES)
end

--- Returns the number of the latest act of an address.
---@param state MinibuildState
---@param address string
---@return integer?
function ownActs.sequenceOf(state, address)
  return state.ownActs.sequenceOf[address]
end

--- Returns true when a message of an address is an act that was done, or comes after a later one.
---@param state MinibuildState
---@param address string
---@param id string
---@param sequence integer?
---@return boolean
function ownActs.has(state, address, id, sequence)
  local latest = ownActs.sequenceOf(state, address)
  -- once somebody numbers acts, one without a number is an old message
  if latest then return sequence == nil or sequence <= latest end
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
---@param sequence integer?
function ownActs.add(state, address, id, sequence)
  local own = state.ownActs
  if sequence then
    own.sequenceOf[address], own.idsOf[address] = sequence, nil
    return
  end
  local ids = (own.idsOf[address] or '') .. kept(id)
  own.idsOf[address] = ids:sub(-BYTES * constants.KEPT_OWN_ACTS)
end

--- Forgets the acts of an address that has left no other trace.
---@param state MinibuildState
---@param address string
function ownActs.forget(state, address)
  state.ownActs.idsOf[address], state.ownActs.sequenceOf[address] = nil, nil
end

return ownActs
