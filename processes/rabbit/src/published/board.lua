--- The first page of the ranking, as lines. The lines are kept, and those of changed players are made again, a few a message: until all are,
-- the page is withdrawn, so that nobody reads half of a ban.
local marks = require('common.publishing.marks')
local textLines = require('common.publishing.text-lines')
local commonConstants = require('common.constants')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')

local LENGTH = commonConstants.DEFAULT_PAGE_LIMIT

--- Lines that a message makes at most.
local MAX_LINES = 4

--- Lines by player; all that are on the page once it is published.
---@type table<integer, string>
local lines = {}
--- True while the page lacks lines.
local isWithdrawn = false

--- Returns the line of a player: `rabbit|colours|at|block|nickname`, where each digit is the number of a colour.
---@param state RabbitState
---@param player integer
---@return string
local function lineOf(state, player)
  local digits, block = {}, 0
  for colour = 1, #colours do
    local claim = claims.counting(state, player, colour)
    if claim then
      digits[#digits + 1], block = colour, math.max(block, state.claims.block[claim])
    end
  end
  return ('%d|%s|%d|%s|%s'):format(
    player,
    table.concat(digits),
    state.players.at[player],
    #digits == #colours and block or '',
    textLines.quoted(state.players.nickname[player])
  )
end

--- Returns the lines of the page; nil while it lacks some, after so many were made.
---@param state RabbitState
---@param most integer lines that may be made
---@return string[]?
local function linesOf(state, most)
  local list, kept = {}, {}
  for rank, player in ipairs(board.page(state, 0, LENGTH)) do
    local line = lines[player]
    if not line then
      if most == 0 then return nil end
      line, most = lineOf(state, player), most - 1
      lines[player] = line
    end
    list[rank], kept[player] = line, line
  end
  lines = kept
  return list
end

return {
  key = 'board',
  ---@param request RabbitRequest
  ---@param isFirst boolean
  ---@return string?
  ---@return boolean? isBehind
  text = function(request, isFirst)
    local changed, wasWithdrawn = marks.takePart('board'), isWithdrawn
    if isFirst then
      lines = {}
    elseif not changed and not isWithdrawn then
      return nil
    end
    for player in pairs(changed or {}) do
      lines[player] = nil
    end
    local list = linesOf(request.state, isFirst and LENGTH or MAX_LINES)
    isWithdrawn = list == nil
    return list and textLines.join(list), isWithdrawn or wasWithdrawn
  end,
}
