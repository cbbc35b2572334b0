--- `Board`: returns a page of a board, of all time or of the month, of people, of those who play for a city, or of everybody else.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local standings = require('domain.boards.standings')
local errors = require('errors')
local boardRules = require('handlers.board-rules')
local boardRow = require('views.board-row')

local page = pageFields.upTo(constants.MAX_BOARD_PAGE)

local board = { fields = declareFields(errors, { boardRules.listFields, page.fields }) }

---@class AskedBoard
---@field list AskedList
---@field page Page

---@param request CommunityRequest
---@return AskedBoard
function board.check(request)
  return { list = boardRules.readList(request, board.fields), page = page.check(request) }
end

---@param request CommunityRequest
---@param asked AskedBoard
---@return string action
---@return table data
function board.apply(request, asked)
  local state, list, rows = request.state, asked.list, {}
  local view = standings.view(state, list.board, list, request.now)
  for index, row in ipairs(standings.page(view, asked.page.offset, asked.page.limit)) do
    rows[index] = boardRow(state, view, row, asked.page.offset + index)
  end
  return 'Board', {
    id = list.board.id,
    title = list.board.title,
    list = list.list,
    total = standings.size(view),
    others = standings.count(state, list.board, { list = 'others', period = list.period }, request.now),
    rows = rows,
  }
end

return board
