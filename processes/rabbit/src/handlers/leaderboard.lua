--- `Leaderboard`: a page of the ranking, without banned players.
local board = require('domain.board')
local colours = require('domain.colours')
local pageFields = require('handlers.page-fields')
local playerView = require('views.player')

local leaderboard = { check = pageFields }

local function row(player, rank)
  return {
    rank = rank,
    rabbit = player.rabbit,
    nickname = player.nickname,
    colour = colours[player.colour],
    count = player.count,
    colours = playerView.colours(player),
    at = player.count > 0 and player.at or nil,
    block = player.block,
  }
end

function leaderboard.apply(request, page)
  local state, rows = request.state, {}
  for i, rabbit in ipairs(board.page(state, page.offset, page.limit)) do
    rows[i] = row(state.players[rabbit], page.offset + i)
  end
  return 'Leaderboard', { total = board.size(state), rows = rows }
end

return leaderboard
