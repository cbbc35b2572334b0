--- A judge's scores of one entry, for JSON.
local judges = require('domain.judges')

--- Returns a sheet.
---@param state MinibuildState
---@param sheet integer row
---@return table
return function(state, sheet)
  local rows = state.sheetRows
  local judge, scores = state.judges.list[rows.judge[sheet]], rows.scores[sheet]
  return {
    judge = judge.address,
    name = judge.name,
    entry = rows.entry[sheet],
    scores = scores ~= '' and { scores:byte(1, -1) } or nil,
    isConflict = scores == '',
    scoredAt = rows.at[sheet],
    counts = judges.counts(state, sheet),
  }
end
