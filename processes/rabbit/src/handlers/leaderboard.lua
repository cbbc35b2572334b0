--- `Leaderboard`: returns a page of the ranking, without banned players.
local pageFields = require('common.page-fields')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')
local playerView = require('views.player')

local leaderboard = { fields = pageFields.fields, check = pageFields.check }

--- Returns one row of the ranking.
---@param state RabbitState
---@param rabbit integer
---@param rank integer
---@return table
local function row(state, rabbit, rank)
  local players = state.players
  local count = players.count[rabbit]
  return {
    rank = rank,
    rabbit = rabbit,
    nickname = players.nickname[rabbit],
    colour = colours[colours.dealtTo(rabbit)],
    count = count,
    colours = playerView.confirmed(state, rabbit),
    at = count > 0 and players.at[rabbit] or nil,
    block = claims.rainbowBlock(state, rabbit),
  }
end

---@param request RabbitRequest
---@param page Page
---@return string action
---@return table data
function leaderboard.apply(request, page)
  local state, rows = request.state, {}
  for i, rabbit in ipairs(board.page(state, page.offset, page.limit)) do
    rows[i] = row(state, rabbit, page.offset + i)
  end
  return 'Leaderboard', { total = board.size(state), rows = rows }
end

return leaderboard
