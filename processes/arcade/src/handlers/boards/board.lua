--- `Board`: returns a page of a board. One without scores is empty.
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local places = require('domain.places')
local errors = require('errors')
local boardField = require('handlers.boards.board-field')
local boardRows = require('views.board-rows')

local page = pageFields.upTo(constants.MAX_BOARD_PAGE)

local board = { fields = declareFields(errors, { boardField, page.fields }) }

---@class AskedArcadeBoard
---@field id string
---@field page Page

---@param request ArcadeRequest
---@return AskedArcadeBoard
function board.check(request)
  return { id = board.fields.read(request, 'board'), page = page.check(request) }
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
    total = boards.size(state, asked.id),
    rows = boardRows(state, asked.id, asked.page.offset, asked.page.limit),
  }
end

return board
