--- `Flags`: returns a page of the flagged entries and comments that wait for the staff, those with most flags first.
local flagConstants = require('common.flags.constants')
local flags = require('common.flags.flags')
local pagedList = require('common.paged-list')
local comments = require('domain.comments')

--- Returns a flagged entry, or a comment on one, for JSON.
---@param state MinibuildState
---@param place integer
---@return table
local function flagRow(state, place)
  local rows, index = state.flagRows, flags.rowAt(state, place)
  local comment = comments.ofKey(rows.thing[index])
  local entry = comment and state.commentRows.entry[comment] or rows.thing[index]
  return {
    entry = entry,
    comment = comment,
    text = comment and state.commentRows.text[comment],
    title = state.entryRows.title[entry],
    flags = rows.count[index],
    reason = rows.reason[index],
    flaggedAt = rows.at[index],
  }
end

return pagedList({ reply = 'Flags', total = flags.total, longest = flagConstants.MAX_FLAGS_PAGE, row = flagRow })
