--- The day and the month that the boards are in, by versions: numbers that grow whenever points come on another day or in
-- another month than those before. So a time that proves wrong later begins a day twice, and mixes up nothing.
local calendar = require('common.calendar')

local times = {}

---@class VersionOfTime
---@field number integer of the day or the month
---@field version integer

---@class BoardTimes
---@field day integer version
---@field month integer version

--- Returns the version that a day or a month has, or will have once points come.
---@param kept VersionOfTime
---@param number integer
---@return integer
local function versionOf(kept, number)
  return number == kept.number and kept.version or kept.version + 1
end

--- Returns the versions of a time, to read.
---@param state CommunityState
---@param now integer in milliseconds
---@return BoardTimes
function times.at(state, now)
  local kept = state.boards
  return {
    day = versionOf(kept.day, calendar.dayOf(now)),
    month = versionOf(kept.month, calendar.monthOf(now)),
  }
end

--- Returns the versions of a time at which something changes, and keeps them.
---@param state CommunityState
---@param now integer in milliseconds
---@return BoardTimes
function times.advance(state, now)
  local versions, kept = times.at(state, now), state.boards
  kept.day.number, kept.day.version = calendar.dayOf(now), versions.day
  kept.month.number, kept.month.version = calendar.monthOf(now), versions.month
  return versions
end

return times
