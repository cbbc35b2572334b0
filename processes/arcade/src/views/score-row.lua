--- A submitted run, for JSON.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')

--- Returns a submitted run, without its log.
---@param state ArcadeState
---@param score integer row
---@return table
return function(state, score)
  local rows = state.scoreRows
  return {
    run = rows.run[score],
    game = rows.game[score],
    on = rows.on[score],
    day = rows.day[score] ~= '' and rows.day[score] or nil,
    player = state.people.address[rows.person[score]],
    seed = base64url.encode(packedColumn.get(rows.seed, score)),
    pace = rows.pace[score],
    score = rows.score[score],
    runAt = rows.at[score],
  }
end
