--- What everybody may see of one player: the reply to `Me`, `Register` and `Rekey`.
local board = require('domain.board')
local colours = require('domain.colours')

local playerView = {}

--- The names of the colours a player has, in the rainbow's order.
function playerView.colours(player)
  local names = {}
  for colour, name in ipairs(colours) do
    if player.held[colour] then names[#names + 1] = name end
  end
  return names
end

local function collected(state, player)
  local rows = {}
  for colour, name in ipairs(colours) do
    local claim = player.held[colour]
    if claim then
      rows[#rows + 1] = {
        colour = name,
        rabbit = claim.rabbit,
        nickname = state.players[claim.rabbit].nickname,
        slot = claim.slot,
        at = claim.at,
        status = claim.status,
      }
    end
  end
  return rows
end

--- The player as JSON.
function playerView.of(state, player)
  local chain = player.chains[#player.chains]
  return {
    registered = true,
    address = player.address,
    rabbit = player.rabbit,
    nickname = player.nickname,
    xUsername = player.xUsername,
    colour = colours[player.colour],
    banned = player.banned,
    collected = collected(state, player),
    complete = player.block ~= nil,
    block = player.block,
    rank = not player.banned and board.rank(state, player) or nil,
    chain = { start = chain.start, length = chain.length },
  }
end

return playerView
