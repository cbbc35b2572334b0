--- The look of the keepsakes of meet-ups.
local calendar = require('common.calendar')

local MONTHS = 12

--- Returns what the keepsake of a meet-up shows.
---@param state CommunityState
---@param meetUp integer
---@return KeepsakeOf
return function(state, meetUp)
  local rows = state.meetUps
  local title = rows.title[meetUp]
  return {
    scene = {
      title = 'I was there',
      name = title,
      place = ('%s · %d'):format(rows.city[meetUp], calendar.monthOf(rows.startsAt[meetUp]) // MONTHS),
      sign = 'ticket',
      isWhite = false,
    },
    description = 'A keepsake of ' .. title .. ', made by the process of the communities. It is not for sale.',
  }
end
