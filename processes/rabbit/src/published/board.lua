--- The first page of the ranking, as lines. The page and its lines are kept, and only what changed players move is changed.
local marks = require('common.publishing.marks')
local textLines = require('common.publishing.text-lines')
local commonConstants = require('common.constants')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')
local players = require('domain.players')

local LENGTH = commonConstants.DEFAULT_PAGE_LIMIT

--- Players on the page in the order of their ranks, and their lines.
---@type integer[]
local page = {}
---@type string[]
local lines = {}

--- Returns the line of a player: `rabbit|colours|at|block|nickname`, where each digit is the number of a colour.
---@param state RabbitState
---@param player integer
---@return string
local function lineOf(state, player)
  local digits = {}
  for colour = 1, #colours do
    if claims.counting(state, player, colour) then digits[#digits + 1] = colour end
  end
  return ('%d|%s|%d|%s|%s'):format(
    player,
    table.concat(digits),
    state.players.at[player],
    #digits == #colours and claims.rainbowBlock(state, player) or '',
    textLines.quoted(state.players.nickname[player])
  )
end

--- Adds players to the end of the page, until it has a length.
---@param state RabbitState
---@param length integer
local function fillTo(state, length)
  for _, player in ipairs(board.page(state, #page, length - #page)) do
    page[#page + 1], lines[#page + 1] = player, lineOf(state, player)
  end
end

--- Takes players off the page.
---@param changed table<integer, true>
local function take(changed)
  for place = #page, 1, -1 do
    if changed[page[place]] then
      table.remove(page, place)
      table.remove(lines, place)
    end
  end
end

--- Returns players who are on the first page, by their ranks.
---@param state RabbitState
---@param changed table<integer, true>
---@return table<integer, integer>
local function rankedOf(state, changed)
  local ranked = {}
  for player in pairs(changed) do
    local isRanked = players.exists(state, player) and not state.players.banned[player]
    local rank = isRanked and board.rank(state, player)
    if rank and rank <= LENGTH then ranked[rank] = player end
  end
  return ranked
end

--- Puts changed players where they are now.
---@param state RabbitState
---@param changed table<integer, true>
local function move(state, changed)
  take(changed)
  local ranked = rankedOf(state, changed)
  for rank = 1, next(ranked) and LENGTH or 0 do
    local player = ranked[rank]
    if player then
      fillTo(state, rank - 1)
      table.insert(page, rank, player)
      table.insert(lines, rank, lineOf(state, player))
    end
  end
  while #page > LENGTH do
    page[#page], lines[#page] = nil, nil
  end
end

return {
  key = 'board',
  ---@param request RabbitRequest
  ---@param isFirst boolean
  ---@return string?
  text = function(request, isFirst)
    local state, changed = request.state, marks.takePart('board')
    if isFirst then
      page, lines = {}, {}
    elseif changed then
      move(state, changed)
    else
      return nil
    end
    fillTo(state, math.min(LENGTH, board.size(state)))
    return textLines.join(lines)
  end,
}
