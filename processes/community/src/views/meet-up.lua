--- A meet-up as replies show it.
local attendees = require('domain.meet-ups.attendees')
local doors = require('domain.doors.doors')

--- Returns the row of a meet-up.
---@param state CommunityState
---@param id integer
---@return table
return function(state, id)
  local rows, count = state.meetUps, attendees.count(state, id)
  return {
    id = id,
    city = rows.city[id],
    title = rows.title[id],
    text = rows.text[id],
    startsAt = rows.startsAt[id],
    minutes = rows.minutes[id],
    zone = rows.zone[id],
    place = rows.place[id],
    mapUrl = rows.mapUrl[id] or nil,
    capacity = rows.capacity[id],
    cancelled = rows.cancelled[id] or nil,
    coming = count.coming,
    waiting = count.waiting,
    checkedIn = rows.checkedIn[id],
    changes = rows.changes[id],
    changedAt = rows.changedAt[id],
    doorUntil = doors.closesAt(state, id),
  }
end
