--- The names that people give themselves. No two people have one name, in whatever spelling.
local unicodeFold = require('common.codec.unicode-fold')
local changes = require('domain.changes')

local profiles = {}

---@class Profiles
---@field nameOf table<string, string> by address
---@field ownerOf table<string, string> address, by folded name

--- Returns the part of a new state.
---@return Profiles
function profiles.new()
  return { nameOf = {}, ownerOf = {} }
end

--- Returns the name of an address.
---@param state CommunityState
---@param address string
---@return string?
function profiles.nameOf(state, address)
  return state.profiles.nameOf[address]
end

--- Returns true when somebody else has a name, in some spelling.
---@param state CommunityState
---@param address string
---@param name string
---@return boolean
function profiles.isTaken(state, address, name)
  local owner = state.profiles.ownerOf[unicodeFold.fold(name)]
  return owner ~= nil and owner ~= address
end

--- Gives an address a name, or takes it away.
---@param state CommunityState
---@param address string
---@param name string?
function profiles.set(state, address, name)
  local all = state.profiles
  local before = all.nameOf[address]
  if before then all.ownerOf[unicodeFold.fold(before)] = nil end
  all.nameOf[address] = name
  if name then all.ownerOf[unicodeFold.fold(name)] = address end
  changes.name(address)
end

return profiles
