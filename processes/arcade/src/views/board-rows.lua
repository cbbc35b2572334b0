--- Rows of a list of a board, for JSON.
local boards = require('domain.boards')

--- Returns the rows at the places `offset + 1` to `offset + limit`.
---@param state ArcadeState
---@param id string of the board
---@param list 'admitted' | 'others'
---@param offset integer
---@param limit integer
---@return table[]
return function(state, id, list, offset, limit)
  local rows, entries, shown = state.scoreRows, state.entryRows, {}
  for index, entry in ipairs(boards.page(state, id, list, offset, limit)) do
    local best = entries.best[entry]
    shown[index] = {
      place = offset + index,
      address = state.people.address[entries.person[entry]],
      score = rows.score[best],
      run = rows.run[best],
      runAt = rows.at[best],
      isFlagged = rows.isFlagged[best] or nil,
    }
  end
  return shown
end
