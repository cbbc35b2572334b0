--- Returns if an attendee is in or waits, and if they attended.
local attendees = require('domain.meet-ups.attendees')
local checkIns = require('domain.doors.check-ins')

---@param state CommunityState
---@param meetUp integer
---@param address string
---@return { state: ComingState, place: integer?, attended: string }
return function(state, meetUp, address)
  local attendee = attendees.of(state, meetUp, address)
  local coming, place = attendees.stateOf(state, attendee)
  return { state = coming, place = place, attended = checkIns.attendedOf(state, attendee) }
end
