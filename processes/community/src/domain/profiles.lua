--- The names that people give themselves, and whose pages are shown. No two people have one name, in whatever spelling.
local unicodeFold = require('common.codec.unicode-fold')
local changes = require('domain.changes')

local profiles = {}

---@class Profiles
---@field nameOf table<string, string> by address, without hidden ones
---@field ownerOf table<string, string> address, by folded name
---@field shown table<string, true> addresses whose pages are shown

--- Returns the part of a new state.
---@return Profiles
function profiles.new()
  return { nameOf = {}, ownerOf = {}, shown = {} }
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

--- Shows a name of an address that has it, or no name while it is hidden. Nobody else can have it meanwhile.
---@param state CommunityState
---@param address string
---@param name string?
function profiles.showName(state, address, name)
  state.profiles.nameOf[address] = name
  changes.name(address)
end

--- Returns true while the page of an address is shown.
---@param state CommunityState
---@param address string
---@return boolean
function profiles.isShown(state, address)
  return state.profiles.shown[address] == true
end

--- Shows the page of an address, or hides it.
---@param state CommunityState
---@param address string
---@param isShown boolean
function profiles.show(state, address, isShown)
  state.profiles.shown[address] = isShown or nil
end

return profiles
