--- `Results`: returns a page of the published results, the first place first.
local commonConstants = require('common.constants')
local pageFields = require('common.page-fields')
local entries = require('domain.entries')
local entryRow = require('views.entry-row')

local page = pageFields.upTo(commonConstants.DEFAULT_PAGE_LIMIT)

local listResults = { fields = page.fields, check = page.check }

--- Returns a row of the results, for JSON.
---@param state MinibuildState
---@param row integer
---@return table
local function resultView(state, row)
  local rows, entry = state.resultRows, state.resultRows.entry[row]
  local shown = entryRow(state, entry, false)
  return {
    place = rows.place[row],
    entry = entry,
    kind = shown.kind,
    title = shown.title,
    team = shown.team,
    preview = shown.preview,
    points = rows.points[row],
    approvals = rows.approvals[row],
    jury = rows.jury[row],
    judges = rows.judges[row],
    isHidden = entries.isHidden(state, entry) or nil,
  }
end

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function listResults.apply(request, asked)
  local state, list = request.state, {}
  local total = state.resultRows.total
  for row = asked.offset + 1, math.min(total, asked.offset + asked.limit) do
    list[#list + 1] = resultView(state, row)
  end
  return 'Results', {
    publishedAt = state.contest.publishedAt,
    total = total,
    mostApprovals = state.results.most,
    ballots = state.results.ballots,
    rows = list,
  }
end

return listResults
