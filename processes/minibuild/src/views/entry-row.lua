--- An entry as lists show it, for JSON.
local flags = require('common.flags.flags')
local entries = require('domain.entries')
local teams = require('domain.teams')
local teamName = require('views.team-name')

--- Returns an entry.
---@param state MinibuildState
---@param entry integer
---@param isForStaff boolean true for flags, and for approvals before the results
---@return table
return function(state, entry, isForStaff)
  local rows, isPublished = state.entryRows, state.contest.publishedAt ~= nil
  local team, preview = rows.team[entry], nil
  if rows.preview[entry] ~= '' then preview = { message = rows.message[entry], sha256 = rows.preview[entry] } end
  return {
    entry = entry,
    kind = rows.kind[entry],
    title = rows.title[entry],
    team = teamName(state, team),
    seeking = teams.seeking(state, team),
    preview = preview,
    submittedAt = rows.submittedAt[entry],
    changedAt = rows.changedAt[entry],
    revisions = rows.revisions[entry],
    isHidden = entries.isHidden(state, entry) or nil,
    isWithdrawn = entries.isWithdrawn(state, entry) or nil,
    isNotAdmitted = not entries.isAdmitted(state, entry) or nil,
    approvals = (isForStaff or isPublished) and rows.approvals[entry] or nil,
    flags = isForStaff and flags.countOf(state, entry) or nil,
    place = rows.place[entry] ~= 0 and rows.place[entry] or nil,
  }
end
