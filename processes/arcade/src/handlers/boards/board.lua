--- `Board`: returns a page of one of the lists of a board: of people who are admitted, or of everybody else. One without scores is empty.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local pageFields = require('common.page-fields')
local constants = require('constants')
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local places = require('domain.places')
local errors = require('errors')
local boardField = require('handlers.boards.board-field')
local boardRows = require('views.board-rows')

local page = pageFields.upTo(constants.MAX_BOARD_PAGE)

local listField = {
  name = 'list',
  rule = rules.choice(constants.BOARD_LISTS),
  code = 'message.malformed',
  optional = true,
  default = 'admitted',
}

local board = { fields = declareFields(errors, { boardField, listField, page.fields }) }

---@class AskedArcadeBoard
---@field id string
---@field list 'admitted' | 'others'
---@field page Page

---@param request ArcadeRequest
---@return AskedArcadeBoard
function board.check(request)
  local read = board.fields.read
  return { id = read(request, 'board'), list = read(request, 'list'), page = page.check(request) }
end

---@param request ArcadeRequest
---@param asked AskedArcadeBoard
---@return string action
---@return table data
function board.apply(request, asked)
  local state, named = request.state, places.boardOf(asked.id)
  local challenge = challenges.of(state, named.challenge)
  return 'Board', {
    board = asked.id,
    game = named.game or challenge and challenge.game,
    list = asked.list,
    total = boards.size(state, asked.id, asked.list),
    others = boards.size(state, asked.id, 'others'),
    rows = boardRows(state, asked.id, asked.list, asked.page.offset, asked.page.limit),
  }
end

return board
