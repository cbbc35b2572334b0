--- A run that can be submitted, for JSON.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local games = require('domain.games')

--- Returns an open run.
---@param state ArcadeState
---@param row integer
---@return table
return function(state, row)
  local rows = state.openRuns
  return {
    run = rows.id[row],
    game = rows.game[row],
    on = rows.on[row],
    day = rows.day[row] ~= '' and rows.day[row] or nil,
    player = rows.player[row],
    seed = base64url.encode(packedColumn.get(rows.seed, row)),
    pace = rows.pace[row],
    begunAt = rows.begunAt[row],
    longestSteps = games[rows.game[row]].longestSteps,
    submitUntil = rows.submitUntil[row],
  }
end
