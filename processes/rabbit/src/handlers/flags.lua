--- `Flags`: returns a page of the players whose nicknames are flagged and wait for the staff, those with most flags first.
local flagConstants = require('common.flags.constants')
local flags = require('common.flags.flags')
local pagedList = require('common.paged-list')

--- Returns a player, for JSON.
---@param state RabbitState
---@param place integer
---@return table
local function row(state, place)
  local rows, index = state.flagRows, flags.rowAt(state, place)
  local rabbit = rows.thing[index]
  return {
    rabbit = rabbit,
    nickname = state.players.nickname[rabbit],
    flags = rows.count[index],
    reason = rows.reason[index],
    flaggedAt = rows.at[index],
  }
end

return pagedList({ reply = 'Flags', total = flags.total, longest = flagConstants.MAX_FLAGS_PAGE, row = row })
