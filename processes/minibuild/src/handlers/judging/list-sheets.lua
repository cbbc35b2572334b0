--- `Sheets`: returns a page of the judges' scores, of all judges or of one, in the order in which they were first given.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local rules = require('common.field-rules')
local commonConstants = require('common.constants')
local errors = require('errors')
local sheetView = require('views.sheet')

local page = pageFields.upTo(commonConstants.DEFAULT_PAGE_LIMIT)

local listSheets = {}

listSheets.fields = declareFields(errors, {
  page.fields,
  { name = 'judge', rule = rules.address, code = 'message.malformed', optional = true },
})

---@class AskedSheets
---@field page Page
---@field judge string? address

---@param request MinibuildRequest
---@return AskedSheets
function listSheets.check(request)
  return { page = page.check(request), judge = listSheets.fields.read(request, 'judge') }
end

--- Returns the sheets of one judge.
---@param state MinibuildState
---@param judge integer
---@return integer[]
local function sheetsOf(state, judge)
  local list = {}
  for sheet = 1, state.sheetRows.total do
    if state.sheetRows.judge[sheet] == judge then list[#list + 1] = sheet end
  end
  return list
end

---@param request MinibuildRequest
---@param asked AskedSheets
---@return string action
---@return table data
function listSheets.apply(request, asked)
  local state, rows, offset = request.state, {}, asked.page.offset
  local own = asked.judge and sheetsOf(state, state.judges.numberOf[asked.judge] or 0)
  local total = own and #own or state.sheetRows.total
  for index = offset + 1, math.min(total, offset + asked.page.limit) do
    rows[#rows + 1] = sheetView(state, own and own[index] or index)
  end
  return 'Sheets', { total = total, rows = rows }
end

return listSheets
