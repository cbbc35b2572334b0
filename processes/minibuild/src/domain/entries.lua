--- The entries, one for each team, and all their revisions.
local base64url = require('common.codec.base64url')
local sha256 = require('common.codec.sha256')
local unicodeFold = require('common.codec.unicode-fold')
local admission = require('common.admission.admission')
local constants = require('constants')
local changes = require('domain.changes')
local packedNumbers = require('domain.packed-numbers')
local people = require('domain.people')

local entries = {}

---@class ContestEntryRows: Rows
---@field team integer[]
---@field kind string[]
---@field title string[]
---@field folded string[] title and name of the team, as searches and the order of titles need them
---@field text string[] empty without one
---@field links string[] joined by line feeds
---@field file string[] id of the data item, empty without one
---@field fileType string[]
---@field fileBytes integer[]
---@field fileSha256 string[] in base64url
---@field preview string[] SHA-256 of the preview in base64url, empty without one
---@field message string[] id of the message of the latest revision
---@field submittedAt integer[] in milliseconds
---@field changedAt integer[]
---@field revisions integer[]
---@field latest integer[] row of the latest revision
---@field hiddenFor string[] reason of the staff, else empty
---@field withdrawnAt integer[] 0 unless it is withdrawn
---@field approvals integer[] of the ballots that count
---@field place integer[] in the results, 0 without one
---@field latestComment integer[] row of the latest comment, 0 without one
---@field makers string[] numbers of everybody who was in the team when a revision came, packed

---@class RevisionRows: Rows
---@field at integer[]
---@field message string[]
---@field title string[]
---@field file string[] empty without one
---@field older integer[] row of the revision before, 0 for the first one

---@class EntryData
---@field kind string
---@field title string
---@field text string?
---@field links string[]
---@field file EntryFile?
---@field preview string? bytes

---@class EntryFile
---@field id string
---@field type string
---@field bytes integer
---@field sha256 string bytes

---@type table<string, ColumnGroup>
entries.TABLES = {
  entryRows = {
    team = 0,
    kind = '',
    title = '',
    folded = '',
    text = '',
    links = '',
    file = '',
    fileType = '',
    fileBytes = 0,
    fileSha256 = '',
    preview = '',
    message = '',
    submittedAt = 0,
    changedAt = 0,
    revisions = 0,
    latest = 0,
    hiddenFor = '',
    withdrawnAt = 0,
    approvals = 0,
    place = 0,
    latestComment = 0,
    makers = '',
  },
  revisionRows = { at = 0, message = '', title = '', file = '', older = 0 },
}

--- Returns true when there is an entry with a number.
---@param state MinibuildState
---@param entry integer
---@return boolean
function entries.exists(state, entry)
  return entry >= 1 and entry <= state.entryRows.total
end

--- Returns true when an entry is withdrawn.
---@param state MinibuildState
---@param entry integer
---@return boolean
function entries.isWithdrawn(state, entry)
  return state.entryRows.withdrawnAt[entry] ~= 0
end

--- Returns true when the staff have hidden an entry.
---@param state MinibuildState
---@param entry integer
---@return boolean
function entries.isHidden(state, entry)
  return state.entryRows.hiddenFor[entry] ~= ''
end

--- Returns true when the captain of an entry's team is a person by the contest's admission, or was when the team ended.
---@param state MinibuildState
---@param entry integer
---@return boolean
function entries.isAdmitted(state, entry)
  if admission.isOfAnybody(state) then return true end
  local captain = packedNumbers.first(state.teamRows.members[state.entryRows.team[entry]])
  return captain == nil or admission.isAdmitted(state, state.personRows.address[captain])
end

--- Returns true when visitors see an entry, and it is ranked.
---@param state MinibuildState
---@param entry integer
---@return boolean
function entries.isShown(state, entry)
  return not entries.isHidden(state, entry) and not entries.isWithdrawn(state, entry) and entries.isAdmitted(state, entry)
end

--- Returns true when one more entry can come. A hidden one without approvals takes no place, nor does one of somebody who isn't
-- admitted: so what wallets submitted keeps nobody out for good.
---@param state MinibuildState
---@return boolean
function entries.hasRoom(state)
  local rows, taken = state.entryRows, 0
  for entry = 1, rows.total do
    local isFreed = entries.isHidden(state, entry) and rows.approvals[entry] == 0
    if not isFreed and entries.isAdmitted(state, entry) then taken = taken + 1 end
  end
  return taken < constants.MAX_ENTRIES and rows.total < constants.MAX_ENTRIES_EVER
end

--- Counts the entries that visitors see, the hidden ones and the withdrawn ones.
---@param state MinibuildState
---@return { shown: integer, hidden: integer, withdrawn: integer }
function entries.count(state)
  local count = { shown = 0, hidden = 0, withdrawn = 0 }
  for entry = 1, state.entryRows.total do
    if entries.isShown(state, entry) then count.shown = count.shown + 1 end
    if entries.isHidden(state, entry) then count.hidden = count.hidden + 1 end
    if entries.isWithdrawn(state, entry) then count.withdrawn = count.withdrawn + 1 end
  end
  return count
end

--- Returns the entry of a team.
---@param state MinibuildState
---@param team integer?
---@return integer?
function entries.ofTeam(state, team)
  local entry = team and state.teamRows.entry[team] or 0
  return entry ~= 0 and entry or nil
end

--- Says that an address may be admitted now, which shows the entry of its team.
---@param state MinibuildState
---@param address string
function entries.admit(state, address)
  local person = people.of(state, address)
  local entry = entries.ofTeam(state, person and state.personRows.team[person])
  if entry then changes.entry(entry) end
end

--- Keeps the words by which an entry is found and sorted.
---@param state MinibuildState
---@param entry integer
local function fold(state, entry)
  local rows = state.entryRows
  local name = state.teamRows.name[rows.team[entry]]
  rows.folded[entry] = unicodeFold.fold(rows.title[entry]) .. '\n' .. unicodeFold.fold(name)
end

--- Finds and sorts the entry of a team by its new name.
---@param state MinibuildState
---@param team integer
function entries.renameTeam(state, team)
  local entry = entries.ofTeam(state, team)
  if entry then fold(state, entry) end
end

--- Adds an entry without any data; returns its number.
---@param state MinibuildState
---@param team integer
---@param now integer
---@return integer
local function add(state, team, now)
  local rows = state.entryRows
  local entry = rows.total + 1
  rows.team[entry], rows.submittedAt[entry], rows.revisions[entry], rows.latest[entry] = team, now, 0, 0
  rows.hiddenFor[entry], rows.approvals[entry], rows.place[entry] = '', 0, 0
  rows.makers[entry], rows.latestComment[entry] = '', 0
  rows.total, state.teamRows.entry[team] = entry, entry
  return entry
end

--- Adds the members of an entry's team to those who made it.
---@param state MinibuildState
---@param entry integer
local function addMakers(state, entry)
  local rows = state.entryRows
  for _, person in ipairs(packedNumbers.unpack(state.teamRows.members[rows.team[entry]])) do
    if not packedNumbers.has(rows.makers[entry], person) then
      rows.makers[entry] = rows.makers[entry] .. packedNumbers.pack({ person })
    end
  end
end

--- Keeps a revision of an entry.
---@param state MinibuildState
---@param entry integer
---@param data EntryData
---@param message string id
---@param now integer
local function addRevision(state, entry, data, message, now)
  local rows, revisions = state.entryRows, state.revisionRows
  local revision = revisions.total + 1
  revisions.at[revision], revisions.message[revision], revisions.title[revision] = now, message, data.title
  revisions.file[revision] = data.file and data.file.id or ''
  revisions.older[revision] = rows.latest[entry]
  revisions.total, rows.latest[entry], rows.revisions[entry] = revision, revision, rows.revisions[entry] + 1
end

--- Submits the entry of a team, whole; also brings back a withdrawn one.
---@param state MinibuildState
---@param team integer
---@param data EntryData
---@param message string id
---@param now integer
function entries.submit(state, team, data, message, now)
  local rows, file = state.entryRows, data.file
  local entry = entries.ofTeam(state, team) or add(state, team, now)
  rows.kind[entry], rows.title[entry], rows.text[entry] = data.kind, data.title, data.text or ''
  fold(state, entry)
  rows.links[entry] = table.concat(data.links, '\n')
  rows.file[entry], rows.fileType[entry] = file and file.id or '', file and file.type or ''
  rows.fileBytes[entry], rows.fileSha256[entry] = file and file.bytes or 0, file and base64url.encode(file.sha256) or ''
  rows.preview[entry] = data.preview and base64url.encode(sha256.digest(data.preview)) or ''
  rows.message[entry], rows.changedAt[entry], rows.withdrawnAt[entry] = message, now, 0
  addRevision(state, entry, data, message, now)
  addMakers(state, entry)
  changes.entry(entry)
end

--- Withdraws an entry.
---@param state MinibuildState
---@param entry integer
---@param now integer
function entries.withdraw(state, entry, now)
  state.entryRows.withdrawnAt[entry] = now
  changes.entry(entry)
end

--- Hides an entry for a reason, or shows it again without one.
---@param state MinibuildState
---@param entry integer
---@param reason string?
function entries.hide(state, entry, reason)
  state.entryRows.hiddenFor[entry] = reason or ''
  changes.entry(entry)
end

--- Brings a withdrawn entry back.
---@param state MinibuildState
---@param entry integer
function entries.restore(state, entry)
  state.entryRows.withdrawnAt[entry] = 0
  changes.entry(entry)
end

--- Returns true for an entry of somebody: one of the own team, or of a team that the person was in when a revision came.
---@param state MinibuildState
---@param entry integer
---@param person integer
---@return boolean
function entries.isOf(state, entry, person)
  local rows = state.entryRows
  return state.personRows.team[person] == rows.team[entry] or packedNumbers.has(rows.makers[entry], person)
end

--- Returns the rows of the revisions of an entry, the first one first.
---@param state MinibuildState
---@param entry integer
---@return integer[]
function entries.revisions(state, entry)
  local list, row = {}, state.entryRows.latest[entry]
  for number = state.entryRows.revisions[entry], 1, -1 do
    list[number], row = row, state.revisionRows.older[row]
  end
  return list
end

return entries
