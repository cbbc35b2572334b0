--- `BoardPlace`: returns the place of an address on its list of a board, and the rows around it.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local people = require('domain.boards.people')
local standings = require('domain.boards.standings')
local errors = require('errors')
local boardRules = require('handlers.board-rules')
local boardRow = require('views.board-row')

local boardPlace = {}

boardPlace.fields = declareFields(errors, {
  boardRules.countFields,
  { name = 'address', rule = rules.address, code = 'message.malformed' },
  {
    name = 'around',
    rule = rules.integer(0, constants.MAX_BOARD_AROUND),
    code = 'message.malformed',
    optional = true,
    default = 0,
  },
})

---@class AskedPlace
---@field list AskedList
---@field address string
---@field around integer rows before the address's own, and after it

---@param request CommunityRequest
---@return AskedPlace
function boardPlace.check(request)
  local read = boardPlace.fields.read
  local address, around = read(request, 'address'), read(request, 'around')
  return { list = boardRules.readCount(request, boardPlace.fields), address = address, around = around }
end

---@param request CommunityRequest
---@param asked AskedPlace
---@return string action
---@return table data
function boardPlace.apply(request, asked)
  local state, list, rows = request.state, asked.list, {}
  local person = people.of(state, asked.address)
  list.list = person and not list.city and standings.listOf(state, list.board, person) or 'admitted'
  local view = standings.view(state, list.board, list, request.now)
  local place = person and standings.placeOf(state, view, list, person, request.now)
  if place then
    local offset = math.max(0, place - 1 - asked.around)
    for index, row in ipairs(standings.page(view, offset, place + asked.around - offset)) do
      rows[index] = boardRow(state, view, row, offset + index)
    end
  end
  local data = { id = list.board.id, list = list.list, total = standings.size(view), place = place, rows = rows }
  return 'BoardPlace', data
end

return boardPlace
