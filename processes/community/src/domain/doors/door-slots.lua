--- Slots of 30 seconds, the same numbers for everybody, and the times in which a door counts. Times in milliseconds.
local constants = require('constants')
local meetUps = require('domain.meet-ups.meet-ups')

local doorSlots = {}

--- Returns the slot of a time.
---@param time integer
---@return integer
function doorSlots.at(time)
  return time // constants.DOOR_SLOT_MS
end

--- Returns the time from which claims of a slot count; some devices' clocks are ahead.
---@param slot integer
---@return integer
function doorSlots.opens(slot)
  return slot * constants.DOOR_SLOT_MS - constants.DOOR_EARLY_MS
end

--- Returns the last slot whose claims count at a time, or will have counted by then.
---@param now integer
---@return integer
function doorSlots.latestOpen(now)
  return doorSlots.at(now + constants.DOOR_EARLY_MS)
end

--- Returns the last moment at which a claim of a slot counts; its token may be disclosed after it.
---@param slot integer
---@return integer
function doorSlots.closes(slot)
  return (slot + 1) * constants.DOOR_SLOT_MS + constants.DOOR_CLAIM_WINDOW_MS
end

--- Returns the time from which a meet-up may have a door.
---@param state CommunityState
---@param meetUp integer
---@return integer
function doorSlots.doorFrom(state, meetUp)
  return state.meetUps.startsAt[meetUp] - constants.DOOR_MARGIN_MS
end

--- Returns the time after which no check-in to a meet-up counts.
---@param state CommunityState
---@param meetUp integer
---@return integer
function doorSlots.doorUntil(state, meetUp)
  return meetUps.endsAt(state, meetUp) + constants.DOOR_MARGIN_MS
end

return doorSlots
