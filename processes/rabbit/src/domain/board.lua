--- The leaderboard, kept sorted: more colours first, then who had theirs earlier, then the lower rabbit number.
--
-- It is a list of rabbit numbers for each count of colours (`state.board[count + 1]`), so that a scan moves a player
-- between two lists, to the end of the second, and the complete rainbows are a list of their own.
-- Banned players are not on it.
local colours = require('domain.colours')

local board = {}

---@alias Board integer[][] rabbit numbers by count of colours + 1

--- Returns a board without players.
---@return Board
function board.new()
  local rows = {}
  for count = 0, #colours do
    rows[count + 1] = {}
  end
  return rows
end

--- Returns the players with a count of colours, in their order.
---@param state RabbitState
---@param count integer
---@return integer[]
local function rowOf(state, count)
  return state.board[count + 1]
end

--- Returns the index at which a player stands, or would stand, among those with the same count.
---@param state RabbitState
---@param player integer
---@return integer index
---@return integer[] row the players with that count
local function position(state, player)
  local at, row = state.players.at, rowOf(state, state.players.count[player])
  local low, high = 1, #row
  while low <= high do
    local middle = (low + high) // 2
    local other = row[middle]
    if at[other] < at[player] or at[other] == at[player] and other < player then
      low = middle + 1
    else
      high = middle - 1
    end
  end
  return low, row
end

--- Puts a player on the board.
---@param state RabbitState
---@param player integer
function board.add(state, player)
  local at, row = position(state, player)
  table.insert(row, at, player)
end

--- Takes a player off the board.
---@param state RabbitState
---@param player integer
function board.remove(state, player)
  local at, row = position(state, player)
  table.remove(row, at)
end

--- Gives a player another count and time, and the place that follows.
---@param state RabbitState
---@param player integer
---@param count integer of colours
---@param at integer time of the last of them, in milliseconds
function board.move(state, player, count, at)
  local players = state.players
  if not players.banned[player] then board.remove(state, player) end
  players.count[player], players.at[player] = count, at
  if not players.banned[player] then board.add(state, player) end
end

--- Returns the rank, from 1, of a player who is on the board.
---@param state RabbitState
---@param player integer
---@return integer
function board.rank(state, player)
  local before = 0
  for count = state.players.count[player] + 1, #colours do
    before = before + #rowOf(state, count)
  end
  return before + (position(state, player))
end

--- Returns the number of players on the board.
---@param state RabbitState
---@return integer
function board.size(state)
  local size = 0
  for count = 0, #colours do
    size = size + #rowOf(state, count)
  end
  return size
end

--- Returns the rabbit numbers at the ranks `offset + 1` to `offset + limit`.
---@param state RabbitState
---@param offset integer
---@param limit integer
---@return integer[]
function board.page(state, offset, limit)
  local page, skip = {}, offset
  for count = #colours, 0, -1 do
    local row = rowOf(state, count)
    for i = skip + 1, math.min(#row, skip + limit - #page) do
      page[#page + 1] = row[i]
    end
    skip = math.max(0, skip - #row)
  end
  return page
end

--- Returns the rabbit numbers of the complete rainbows, the earliest first.
---@param state RabbitState
---@return integer[]
function board.rainbows(state)
  return rowOf(state, #colours)
end

return board
