--- The first page of the ranking, as lines; the row of a player is written again only when it changed.
local marks = require('common.publishing.marks')
local commonConstants = require('common.constants')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')
local quoted = require('published.quoted')

--- Lines of the players on the page, by player.
---@type table<integer, string>
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
  return ('"%d|%s|%d|%s|%s"'):format(
    player,
    table.concat(digits),
    state.players.at[player],
    #digits == #colours and claims.rainbowBlock(state, player) or '',
    quoted(state.players.nickname[player])
  )
end

return {
  key = 'board',
  ---@param request RabbitRequest
  ---@param isFirst boolean
  ---@return string?
  text = function(request, isFirst)
    local state, changed = request.state, marks.takePart('board')
    if isFirst then lines = {} end
    if not changed and not isFirst then return nil end
    local page, before = board.page(state, 0, commonConstants.DEFAULT_PAGE_LIMIT), lines
    lines = {}
    local rows = {}
    for place, player in ipairs(page) do
      local line = not (changed and changed[player]) and before[player] or lineOf(state, player)
      lines[player], rows[place] = line, line
    end
    return '[' .. table.concat(rows, ',') .. ']'
  end,
}
