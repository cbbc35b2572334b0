--- Fields and rules that are about boards, see common/field-rules.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local boards = require('domain.boards.boards')
local cities = require('domain.cities.cities')
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

--- The fields of one list of a board.
boardRules.listFields = declareFields(errors, {
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

--- One list of a board that a read asks for.
---@class AskedList
---@field board PointsBoard
---@field period 'all' | 'month'
---@field city string?

--- Reads which list of which board is asked for.
---@param request CommunityRequest
---@param declared DeclaredFields of the action
---@return AskedList
function boardRules.readList(request, declared)
  local state, city = request.state, declared.read(request, 'city')
  local period = declared.read(request, 'period')
  local board = errors.expect(boards.of(state, declared.read(request, 'id')), 'board.unknown')
  errors.expect(not city or cities.of(state, city), 'city.unknown')
  return { board = board, period = period, city = city }
end

return boardRules
