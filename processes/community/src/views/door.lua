--- The newest door of a meet-up as replies show it.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local doors = require('domain.doors.doors')
local settling = require('domain.doors.settling')

--- Returns the newest door of a meet-up that has one.
---@param state CommunityState
---@param meetUp integer
---@return table
return function(state, meetUp)
  local rows, door = state.doors, doors.newest(state, meetUp)
  return {
    meetUp = meetUp,
    opener = rows.opener[door],
    start = rows.start[door],
    length = rows.length[door],
    after = rows.after[door],
    slotMs = constants.DOOR_SLOT_MS,
    disclosed = rows.slot[door],
    value = base64url.encode(packedColumn.get(rows.value, door)),
    closesAt = doors.closesAt(state, meetUp),
    checkedIn = state.meetUps.checkedIn[meetUp],
    settled = settling.isDone(state),
  }
end
