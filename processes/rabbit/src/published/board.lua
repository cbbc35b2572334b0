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

--- Puts changed players where they are now, in one pass: what the others' lines say is as it was.
---@param state RabbitState
---@param changed table<integer, true>
local function move(state, changed)
  local before, linesBefore, place = page, lines, 1
  local ranked, further, first = rankedOf(state, changed), nil, nil
  page, lines = {}, {}
  for rank = 1, math.min(LENGTH, board.size(state)) do
    local player, line = ranked[rank], nil
    if not player then
      while changed[before[place]] do
        place = place + 1
      end
      player, line, place = before[place], linesBefore[place], place + 1
    end
    if not player then
      first = first or rank
      further = further or board.page(state, first - 1, LENGTH - first + 1)
      player = further[rank - first + 1]
    end
    page[rank], lines[rank] = player, line or lineOf(state, player)
  end
end

return {
  key = 'board',
  ---@param request RabbitRequest
  ---@param isFirst boolean
  ---@return string?
  text = function(request, isFirst)
    local changed = marks.takePart('board')
    if isFirst then
      page, lines = {}, {}
    elseif not changed then
      return nil
    end
    move(request.state, changed or {})
    return textLines.join(lines)
  end,
}
