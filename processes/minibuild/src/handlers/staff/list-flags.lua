--- `Flags`: returns a page of the flags of entries, newest first.
local pagedList = require('common.paged-list')
local constants = require('constants')
local entries = require('domain.entries')

--- Returns a flag, for JSON.
---@param state MinibuildState
---@param row integer
---@return table
local function flagRow(state, row)
  local rows = state.flagRows
  local entry = rows.entry[row]
  return {
    entry = entry,
    title = state.entryRows.title[entry],
    address = rows.address[row],
    reason = rows.reason[row],
    flaggedAt = rows.at[row],
    isHidden = entries.isHidden(state, entry),
  }
end

return pagedList({
  reply = 'Flags',
  of = 'flagRows',
  longest = constants.MAX_FLAGS_PAGE,
  isNewestFirst = true,
  row = flagRow,
})
