--- The leaderboard, kept sorted: more confirmed colours first, then who had theirs earlier, then the lower rabbit number.
--
-- It is an ordered tree of rabbits for each count of colours, so that a move, a rank and a page take steps by the
-- logarithm of the number of players. Banned players are not on it.
--
-- The colour of a player's rabbit is the player's team (docs/decisions/134-graph-of-an-event.md), whose sums follow each change of the board.
local orderedTree = require('common.state.ordered-tree')
local changes = require('domain.changes')
local colours = require('domain.colours')

local board = {}

---@alias Board integer[] top of the tree of each count of colours, by that count + 1; its links are `players.place`

--- The players on the board by the colour of their own rabbits.
---@class ColourTeams
---@field players integer[] number of them
---@field colours integer[] colours that they have, all together

--- The links of the trees, by rabbit.
---@type ColumnGroup
board.COLUMNS = { left = 0, right = 0, size = 0 }

--- Returns a board without players.
---@return Board
function board.new()
  local tops = {}
  for count = 0, #colours do
    tops[count + 1] = 0
  end
  return tops
end

--- Returns the teams of a board without players.
---@return ColourTeams
function board.newTeams()
  local teams = { players = {}, colours = {} }
  for colour = 1, #colours do
    teams.players[colour], teams.colours[colour] = 0, 0
  end
  return teams
end

--- Counts a player in the own team, or out of it.
---@param state RabbitState
---@param player integer
---@param sign integer 1 or -1
local function countIn(state, player, sign)
  local teams, team = state.teams, colours.dealtTo(player)
  teams.players[team] = teams.players[team] + sign
  teams.colours[team] = teams.colours[team] + sign * state.players.count[player]
end

--- Returns the order of the players with the same count.
---@param state RabbitState
---@return IsBefore
local function orderOf(state)
  local at = state.players.at
  ---@param player integer
  ---@param other integer
  ---@return boolean
  return function(player, other)
    return at[player] < at[other] or at[player] == at[other] and player < other
  end
end

--- Returns the number of players on the board who have a count of colours.
---@param state RabbitState
---@param count integer
---@return integer
function board.having(state, count)
  return orderedTree.size(state.players.place, state.board[count + 1])
end

--- Puts a player on the board.
---@param state RabbitState
---@param player integer
function board.add(state, player)
  local index = state.players.count[player] + 1
  changes.place(player)
  countIn(state, player, 1)
  state.board[index] = orderedTree.add(state.players.place, state.board[index], player, orderOf(state))
end

--- Takes a player off the board.
---@param state RabbitState
---@param player integer
function board.remove(state, player)
  local index = state.players.count[player] + 1
  changes.place(player)
  countIn(state, player, -1)
  state.board[index] = orderedTree.remove(state.players.place, state.board[index], player, orderOf(state))
end

--- Gives a player another count and time, and the place that follows.
---@param state RabbitState
---@param player integer
---@param count integer of colours
---@param at integer time of the last of them, in milliseconds
function board.move(state, player, count, at)
  local players = state.players
  if players.count[player] == count and players.at[player] == at then return end
  if not players.banned[player] then board.remove(state, player) end
  players.count[player], players.at[player] = count, at
  if not players.banned[player] then board.add(state, player) end
end

--- Returns the rank, from 1, of a player who is on the board.
---@param state RabbitState
---@param player integer
---@return integer
function board.rank(state, player)
  local own, before = state.players.count[player], 0
  for count = own + 1, #colours do
    before = before + board.having(state, count)
  end
  return before + orderedTree.place(state.players.place, state.board[own + 1], player, orderOf(state))
end

--- Returns the number of players on the board.
---@param state RabbitState
---@return integer
function board.size(state)
  local size = 0
  for count = 0, #colours do
    size = size + board.having(state, count)
  end
  return size
end

--- Returns the number of colours that the players on the board have, all together.
---@param state RabbitState
---@return integer
function board.colours(state)
  local total = 0
  for count = 1, #colours do
    total = total + count * board.having(state, count)
  end
  return total
end

--- Returns the rabbit numbers at the ranks `offset + 1` to `offset + limit`.
---@param state RabbitState
---@param offset integer
---@param limit integer
---@return integer[]
function board.page(state, offset, limit)
  local page, skip = {}, offset
  for count = #colours, 0, -1 do
    local last = math.min(board.having(state, count), skip + limit - #page)
    orderedTree.append(state.players.place, state.board[count + 1], skip + 1, last, page)
    skip = math.max(0, skip - board.having(state, count))
  end
  return page
end

--- Returns the rabbit numbers of the latest complete rainbows, the latest last.
---@param state RabbitState
---@param limit integer
---@return integer[]
function board.latestRainbows(state, limit)
  local list, total = {}, board.having(state, #colours)
  local first = math.max(1, total - limit + 1)
  orderedTree.append(state.players.place, state.board[#colours + 1], first, total, list)
  return list
end

return board
