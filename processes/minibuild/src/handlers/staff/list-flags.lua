--- `Flags`: returns a page of the flagged entries, comments and names of teams that wait for the staff, those with most flags first.
local flagConstants = require('common.flags.constants')
local flags = require('common.flags.flags')
local pagedList = require('common.paged-list')
local flagged = require('domain.flagged')

--- Returns a flagged thing with the entry that it belongs to, for JSON; `text` is that of a comment, or a team's name.
---@param state MinibuildState
---@param place integer
---@return table
local function flagRow(state, place)
  local rows, index = state.flagRows, flags.rowAt(state, place)
  local view = flagged.of(state, rows.thing[index])
  view.text = view.comment and state.commentRows.text[view.comment] or view.team and state.teamRows.name[view.team]
  view.title = state.entryRows.title[view.entry]
  view.flags, view.reason, view.flaggedAt = rows.count[index], rows.reason[index], rows.at[index]
  return view
end

return pagedList({ reply = 'Flags', total = flags.total, longest = flagConstants.MAX_FLAGS_PAGE, row = flagRow })
