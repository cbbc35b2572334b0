--- `BoardPlace`: returns the place of an address on its list of a board, and the rows around it.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local boards = require('domain.boards')
local scores = require('domain.scores')
local errors = require('errors')
local boardField = require('handlers.boards.board-field')
local boardRows = require('views.board-rows')

local boardPlace = {}

boardPlace.fields = declareFields(errors, {
  boardField,
  { name = 'address', rule = rules.address, code = 'message.malformed' },
  {
    name = 'around',
    rule = rules.integer(0, constants.MAX_BOARD_AROUND),
    code = 'message.malformed',
    optional = true,
    default = 0,
  },
})

---@class AskedArcadePlace
---@field id string
---@field address string
---@field around integer rows before the address's own, and after it

---@param request ArcadeRequest
---@return AskedArcadePlace
function boardPlace.check(request)
  local read = boardPlace.fields.read
  local id, address = read(request, 'board'), read(request, 'address')
  return { id = id, address = address, around = read(request, 'around') }
end

---@param request ArcadeRequest
---@param asked AskedArcadePlace
---@return string action
---@return table data
function boardPlace.apply(request, asked)
  local state = request.state
  local data = { board = asked.id, rows = {} }
  local entry = boards.entryOf(state, asked.id, scores.personOf(state, asked.address))
  local place = entry and boards.placeOf(state, entry)
  if place then
    local best, rows = state.entryRows.best[entry], state.scoreRows
    data.list = boards.listOf(state, entry)
    data.total = boards.size(state, asked.id, data.list)
    data.own = { place = place, score = rows.score[best], run = rows.run[best], runAt = rows.at[best] }
    local offset = math.max(0, place - 1 - asked.around)
    data.rows = boardRows(state, asked.id, data.list, offset, place + asked.around - offset)
  end
  return 'BoardPlace', data
end

return boardPlace
