--- A run that was just scored, for JSON.
local standings = require('views.standings')

--- Returns the score of a run, and the standings of its player.
---@param state ArcadeState
---@param score integer row
---@return table
return function(state, score)
  local rows = state.scoreRows
  return {
    run = rows.run[score],
    game = rows.game[score],
    score = rows.score[score],
    isOver = rows.isOver[score],
    boards = standings(state, score),
  }
end
