--- Slots of 30 seconds, the same numbers for everybody, and the times in which a door counts. Times in milliseconds.
local presenceSlots = require('common.presence.slots')
local constants = require('constants')
local meetUps = require('domain.meet-ups.meet-ups')

local doorSlots = presenceSlots(constants.DOOR_SLOT_MS, constants.DOOR_EARLY_MS)

--- Returns the last moment at which a claim of a slot counts; its token may be disclosed after it.
---@param slot integer
---@return integer
function doorSlots.closes(slot)
  return doorSlots.ends(slot) + constants.DOOR_CLAIM_WINDOW_MS
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
