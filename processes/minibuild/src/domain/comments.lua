--- Comments on entries by people who signed up. Their number is bounded for each person and each entry, so an entry's comments are a short
--- list, the latest first.
local constants = require('constants')
local people = require('domain.people')

local comments = {}

---@class CommentRows: Rows
---@field entry integer[]
---@field person integer[]
---@field text string[] empty once it is taken away
---@field at integer[] in milliseconds
---@field hiddenFor string[] reason of the staff, else empty
---@field older integer[] row of the comment before on the same entry, 0 for the first one

---@type table<string, ColumnGroup>
comments.TABLES = { commentRows = { entry = 0, person = 0, text = '', at = 0, hiddenFor = '', older = 0 } }

--- Returns true for a comment that was not taken away.
---@param state MinibuildState
---@param comment integer
---@return boolean
function comments.exists(state, comment)
  local rows = state.commentRows
  return comment >= 1 and comment <= rows.total and rows.text[comment] ~= ''
end

--- Returns true when visitors see a comment.
---@param state MinibuildState
---@param comment integer
---@return boolean
function comments.isShown(state, comment)
  local rows = state.commentRows
  local isThere = comments.exists(state, comment) and rows.hiddenFor[comment] == ''
  return isThere and not people.isRemoved(state, rows.person[comment])
end

--- Returns the comments on an entry, the latest first.
---@param state MinibuildState
---@param entry integer
---@param isForStaff boolean true for hidden ones too
---@return integer[]
function comments.of(state, entry, isForStaff)
  local list, comment = {}, state.entryRows.latestComment[entry]
  while comment ~= 0 do
    local isListed = comments.isShown(state, comment) or isForStaff and comments.exists(state, comment)
    if isListed then list[#list + 1] = comment end
    comment = state.commentRows.older[comment]
  end
  return list
end

--- Returns true when a person can write one more comment on an entry. Those that were taken away or hidden count for the person, and
-- make room for others up to the most that there can ever be.
---@param state MinibuildState
---@param entry integer
---@param person integer
---@return boolean
function comments.hasRoom(state, entry, person)
  local own, shown, ever, comment = 0, 0, 0, state.entryRows.latestComment[entry]
  while comment ~= 0 do
    ever = ever + 1
    if state.commentRows.person[comment] == person then own = own + 1 end
    if comments.isShown(state, comment) then shown = shown + 1 end
    comment = state.commentRows.older[comment]
  end
  return own < constants.MAX_COMMENTS_OF_PERSON and shown < constants.MAX_COMMENTS and ever < constants.MAX_COMMENTS_EVER
end

--- Adds a comment.
---@param state MinibuildState
---@param entry integer
---@param person integer
---@param text string
---@param now integer
function comments.add(state, entry, person, text, now)
  local rows, latest = state.commentRows, state.entryRows.latestComment
  local comment = rows.total + 1
  rows.entry[comment], rows.person[comment], rows.text[comment] = entry, person, text
  rows.at[comment], rows.hiddenFor[comment], rows.older[comment] = now, '', latest[entry]
  rows.total, latest[entry] = comment, comment
end

--- Takes a comment away for good.
---@param state MinibuildState
---@param comment integer
function comments.take(state, comment)
  state.commentRows.text[comment] = ''
end

--- Hides a comment for a reason, or shows it again without one.
---@param state MinibuildState
---@param comment integer
---@param reason string?
function comments.hide(state, comment, reason)
  state.commentRows.hiddenFor[comment] = reason or ''
end

return comments
