--- `BoardSearch`: returns the rows of a board whose people have names that begin with a text. It looks at a fixed number of
-- names, and says from where to go on when there are more.
local unicodeFold = require('common.codec.unicode-fold')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local people = require('domain.boards.people')
local standings = require('domain.boards.standings')
local errors = require('errors')
local boardRules = require('handlers.board-rules')
local boardRow = require('views.board-row')

local MAX_FROM = 0xffffffff

local boardSearch = {}

boardSearch.fields = declareFields(errors, {
  boardRules.listFields,
  { name = 'name', rule = rules.line(constants.MAX_PROFILE_NAME_LENGTH), code = 'message.malformed' },
  { name = 'from', rule = rules.integer(0, MAX_FROM), code = 'message.malformed', optional = true, default = 0 },
})

---@class AskedSearch
---@field list AskedList
---@field name string
---@field from integer names that begin so and were looked at before

---@param request CommunityRequest
---@return AskedSearch
function boardSearch.check(request)
  local read = boardSearch.fields.read
  local name, from = read(request, 'name'), read(request, 'from')
  return { list = boardRules.readList(request, boardSearch.fields), name = name, from = from }
end

---@param request CommunityRequest
---@param asked AskedSearch
---@return string action
---@return table data
function boardSearch.apply(request, asked)
  local state, list, rows = request.state, asked.list, {}
  local view = standings.view(state, list.board, list, request.now)
  local prefix = unicodeFold.fold(asked.name)
  local named, isMore = people.named(state, prefix, asked.from, constants.BOARD_NAMES_SEARCHED)
  local looked = 0
  for _, person in ipairs(named) do
    if #rows == constants.MAX_BOARD_FOUND then break end
    looked = looked + 1
    local place, row = standings.placeOf(state, view, list, person, request.now)
    if place then rows[#rows + 1] = boardRow(state, view, row, place) end
  end
  local next = (isMore or looked < #named) and asked.from + looked or nil
  return 'BoardSearch', { id = list.board.id, rows = rows, next = next }
end

return boardSearch
