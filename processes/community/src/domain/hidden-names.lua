--- Hidden names: the name itself leaves the profile, so that every reply, published part and picture has the short address in its place. It
-- stays taken.
local people = require('domain.boards.people')
local profiles = require('domain.profiles')

local hiddenNames = {}

---@class HiddenPersonName
---@field name string the person's choice
---@field reason string

--- Returns the part of a new state: hidden names by address.
---@return table<string, HiddenPersonName>
function hiddenNames.new()
  return {}
end

--- Returns the reason for which the name of an address is hidden.
---@param state CommunityState
---@param address string
---@return string?
function hiddenNames.reasonOf(state, address)
  local hidden = state.hiddenNames[address]
  return hidden and hidden.reason
end

--- Returns the name that an address chose, shown or hidden.
---@param state CommunityState
---@param address string
---@return string?
function hiddenNames.chosen(state, address)
  local hidden = state.hiddenNames[address]
  return hidden and hidden.name or profiles.nameOf(state, address)
end

--- Hides the name of an address for a reason, or shows it again without one; doing it twice changes nothing more but the reason.
---@param state CommunityState
---@param address string with a name
---@param reason string?
function hiddenNames.set(state, address, reason)
  local name = hiddenNames.chosen(state, address)
  state.hiddenNames[address] = reason and { name = name, reason = reason } or nil
  profiles.showName(state, address, not reason and name or nil)
  people.rename(state, address)
end

return hiddenNames
