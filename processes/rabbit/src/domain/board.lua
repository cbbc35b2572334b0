--- The leaderboard, kept sorted: more colours first, then who had theirs earlier, then the lower rabbit number.
--
-- It is a list of rabbit numbers for each count of colours (`board[count + 1]`), so that a scan moves a player
-- between two lists, to the end of the second, and the complete rainbows are a list of their own.
local colours = require('domain.colours')

local board = {}

local FULL = #colours + 1

local function precedes(a, b)
  if a.at ~= b.at then return a.at < b.at end
  return a.rabbit < b.rabbit
end

--- Where a player stands, or would stand, in the list of players with the same count.
local function position(state, row, player)
  local low, high = 1, #row
  while low <= high do
    local middle = (low + high) // 2
    if precedes(state.players[row[middle]], player) then
      low = middle + 1
    else
      high = middle - 1
    end
  end
  return low
end

local function rowOf(state, count)
  local row = state.board[count + 1]
  if row then return row end
  for i = #state.board + 1, FULL do
    state.board[i] = {}
  end
  return state.board[count + 1]
end

--- Puts a player on the board. The player's `count` and `at` must not change while it is there.
function board.add(state, player)
  local row = rowOf(state, player.count)
  table.insert(row, position(state, row, player), player.rabbit)
end

--- Takes a player off the board.
function board.remove(state, player)
  local row = rowOf(state, player.count)
  table.remove(row, position(state, row, player))
end

--- The rank of a player who is on the board, from 1.
function board.rank(state, player)
  local before = 0
  for count = player.count + 1, #colours do
    before = before + #rowOf(state, count)
  end
  return before + position(state, rowOf(state, player.count), player)
end

--- How many players are on the board.
function board.size(state)
  local size = 0
  for count = 0, #colours do
    size = size + #rowOf(state, count)
  end
  return size
end

--- The rabbit numbers at the ranks `offset + 1` to `offset + limit`.
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

--- The rabbit numbers of the complete rainbows, the earliest first.
function board.rainbows(state)
  return rowOf(state, #colours)
end

return board
