--- `Flags`: returns a page of the things that people reported and that wait for the staff, those with most flags first.
local flagConstants = require('common.flags.constants')
local flags = require('common.flags.flags')
local pagedList = require('common.paged-list')
local flagged = require('domain.flagged')

--- Returns a thing, for JSON; without a title once nobody sees it any more.
---@param state CommunityState
---@param place integer
---@param now integer
---@return table
local function row(state, place, now)
  local rows, index = state.flagRows, flags.rowAt(state, place)
  local kind, id = flagged.of(rows.thing[index])
  return {
    kind = kind,
    id = id,
    title = flagged.titleOf(state, kind, id, now),
    city = flagged.cityOf(state, kind, id, now),
    flags = rows.count[index],
    reason = rows.reason[index],
    flaggedAt = rows.at[index],
  }
end

return pagedList({ reply = 'Flags', total = flags.total, longest = flagConstants.MAX_FLAGS_PAGE, row = row })
