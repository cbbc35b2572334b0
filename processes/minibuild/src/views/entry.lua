--- An entry with everything that is known of it, for JSON.
local entries = require('domain.entries')
local teams = require('domain.teams')
local entryRow = require('views.entry-row')

--- Returns the members of an entry's team.
---@param state MinibuildState
---@param entry integer
---@return table[]
local function peopleOf(state, entry)
  local list = teams.members(state, state.entryRows.team[entry])
  for index, person in ipairs(list) do
    list[index] = { person = person, nickname = state.personRows.nickname[person] }
  end
  return list
end

--- Returns the revisions of an entry, the first one first.
---@param state MinibuildState
---@param entry integer
---@return table[]
local function historyOf(state, entry)
  local rows, list = state.revisionRows, entries.revisions(state, entry)
  for revision, row in ipairs(list) do
    list[revision] = {
      revision = revision,
      submittedAt = rows.at[row],
      message = rows.message[row],
      title = rows.title[row],
      file = rows.file[row] ~= '' and rows.file[row] or nil,
    }
  end
  return list
end

--- Returns the links of an entry.
---@param joined string
---@return string[]
local function linksOf(joined)
  local list = {}
  for link in joined:gmatch('[^\n]+') do
    list[#list + 1] = link
  end
  return list
end

--- Returns the file of an entry.
---@param state MinibuildState
---@param entry integer
---@return table?
local function fileOf(state, entry)
  local rows = state.entryRows
  if rows.file[entry] == '' then return nil end
  return {
    id = rows.file[entry],
    type = rows.fileType[entry],
    bytes = rows.fileBytes[entry],
    sha256 = rows.fileSha256[entry],
  }
end

--- Returns an entry.
---@param state MinibuildState
---@param entry integer
---@param isForStaff boolean true for flags, and for approvals before the results
---@return table
return function(state, entry, isForStaff)
  local rows, view = state.entryRows, entryRow(state, entry, isForStaff)
  view.message, view.links, view.file = rows.message[entry], linksOf(rows.links[entry]), fileOf(state, entry)
  view.text = rows.text[entry] ~= '' and rows.text[entry] or nil
  view.people, view.history = peopleOf(state, entry), historyOf(state, entry)
  view.hiddenFor = entries.isHidden(state, entry) and rows.hiddenFor[entry] or nil
  view.withdrawnAt = entries.isWithdrawn(state, entry) and rows.withdrawnAt[entry] or nil
  return view
end
