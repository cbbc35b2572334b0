--- A run that was submitted before, with the standings of its player now, for JSON.
local scoreRowView = require('views.score-row')
local standings = require('views.standings')

--- Returns a submitted run.
---@param state ArcadeState
---@param score integer row
---@return table
return function(state, score)
  local data = scoreRowView(state, score)
  data.status, data.isOver = 'scored', state.scoreRows.isOver[score]
  data.boards = standings(state, score)
  return data
end
