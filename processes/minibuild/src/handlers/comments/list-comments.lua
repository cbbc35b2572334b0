--- `Comments`: returns a page of the comments on an entry, the latest first.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local comments = require('domain.comments')
local errors = require('errors')
local readEntry = require('handlers.entries.read-entry')

local page = pageFields.upTo(constants.MAX_COMMENTS_PAGE)

local listComments = { fields = declareFields(errors, { page.fields, readEntry.fields }) }

---@class AskedComments
---@field page Page
---@field of AskedEntry

---@param request MinibuildRequest
---@return AskedComments
function listComments.check(request)
  return { page = page.check(request), of = readEntry.check(request) }
end

--- Returns a comment, for JSON.
---@param state MinibuildState
---@param comment integer
---@return table
local function rowOf(state, comment)
  local rows = state.commentRows
  local person = rows.person[comment]
  return {
    comment = comment,
    person = person,
    nickname = state.personRows.nickname[person],
    text = rows.text[comment],
    writtenAt = rows.at[comment],
    isHidden = not comments.isShown(state, comment) or nil,
  }
end

---@param request MinibuildRequest
---@param asked AskedComments
---@return string action
---@return table data
function listComments.apply(request, asked)
  local list, rows = comments.of(request.state, asked.of.entry, asked.of.isForStaff), {}
  local offset = asked.page.offset
  for index = offset + 1, math.min(#list, offset + asked.page.limit) do
    rows[#rows + 1] = rowOf(request.state, list[index])
  end
  return 'Comments', { total = #list, rows = rows }
end

return listComments
