--- Fields and rules that are about boards, see common/field-rules.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local boards = require('domain.boards.boards')
local cities = require('domain.cities')
local errors = require('errors')
local cityRules = require('handlers.city-rules')

local boardRules = {}

--- Returns true for a text that has the form of a board's id.
---@param text string
---@return boolean
local function isBoardId(text)
  return #text <= constants.MAX_BOARD_ID_LENGTH and text:find('^[%w_-]+$') ~= nil
end

--- The id of a board.
---@type FieldRule
boardRules.id = rules.form('board id', constants.MAX_BOARD_ID_LENGTH, isBoardId)

--- Returns true for a text that has the form of a challenge's slug.
---@param text string
---@return boolean
local function isChallenge(text)
  return #text <= constants.MAX_CHALLENGE_SLUG_LENGTH and text:find('^[a-z0-9-]+$') ~= nil
end

--- The slug of a challenge: with `challenge-` before it, it is what a round can count.
---@type FieldRule
boardRules.challenge = rules.form('slug', constants.MAX_CHALLENGE_SLUG_LENGTH, isChallenge)

--- The fields of a board, and of what its lists count.
boardRules.countFields = declareFields(errors, {
  { name = 'id', rule = boardRules.id, code = 'message.malformed' },
  {
    name = 'period',
    rule = rules.choice(constants.BOARD_PERIODS),
    code = 'message.malformed',
    optional = true,
    default = constants.BOARD_PERIODS[1],
  },
  { name = 'city', rule = cityRules.slug, code = 'message.malformed', optional = true },
})

--- The fields of one list of a board. Nobody but people plays for a city.
boardRules.listFields = declareFields(errors, {
  boardRules.countFields,
  {
    name = 'list',
    rule = rules.choice(constants.BOARD_LISTS),
    code = 'message.malformed',
    optional = true,
    default = constants.BOARD_LISTS[1],
  },
})

--- One list of a board that a read asks for.
---@class AskedList: ListChoice
---@field board PointsBoard

--- Reads what the lists that are asked for count, and of which board; of people, as long as nothing else is said.
---@param request CommunityRequest
---@param declared DeclaredFields of the action
---@return AskedList
function boardRules.readCount(request, declared)
  local state, city = request.state, declared.read(request, 'city')
  local period = declared.read(request, 'period')
  local board = errors.expect(boards.of(state, declared.read(request, 'id')), 'board.unknown')
  errors.expect(not city or cities.of(state, city), 'city.unknown')
  return { board = board, list = 'admitted', period = period, city = city }
end

--- Reads which list of which board is asked for.
---@param request CommunityRequest
---@param declared DeclaredFields of the action
---@return AskedList
function boardRules.readList(request, declared)
  local asked = boardRules.readCount(request, declared)
  asked.list = declared.read(request, 'list')
  errors.expect(not asked.city or asked.list == 'admitted', 'message.malformed')
  return asked
end

return boardRules
