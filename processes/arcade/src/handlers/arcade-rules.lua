--- Rules of the fields that are about runs, boards and challenges, see common/field-rules.
local rules = require('common.field-rules')
local constants = require('constants')
local places = require('domain.places')
local generated = require('generated-constants')

local arcadeRules = {}

--- The name of a game.
---@type FieldRule
arcadeRules.game = rules.choice(generated.GAME_NAMES)

--- Returns the rule of a slug: 2 to `max` small letters, digits and hyphens.
---@param max integer
---@return FieldRule
local function slug(max)
  ---@param value any
  ---@return string?
  local function read(value)
    if type(value) == 'string' and places.isSlug(value, max) then return value end
  end
  return { type = 'slug', min = 2, max = max, read = read }
end

--- The slug of a city.
---@type FieldRule
arcadeRules.city = slug(constants.MAX_CITY_SLUG_LENGTH)

--- The slug of a challenge.
---@type FieldRule
arcadeRules.challenge = slug(constants.MAX_CHALLENGE_SLUG_LENGTH)

--- Returns true for a text that can name a place to play on, whatever its slug.
---@param text string
---@return boolean
local function isPlace(text)
  return #text <= constants.MAX_ON_LENGTH and places.parse(text) ~= nil
end

--- A place to play on.
---@type FieldRule
arcadeRules.on = rules.form('place of a run', constants.MAX_ON_LENGTH, isPlace)

--- Returns true for a text that is the id of a board.
---@param text string
---@return boolean
local function isBoard(text)
  return #text <= constants.MAX_BOARD_ID_LENGTH and places.boardOf(text) ~= nil
end

--- The id of a board, which need not have scores.
---@type FieldRule
arcadeRules.board = rules.form('board id', constants.MAX_BOARD_ID_LENGTH, isBoard)

--- The pace of a run.
---@type FieldRule
arcadeRules.pace = rules.integer(0, constants.FASTEST_PACE)

--- A time in Unix milliseconds.
---@type FieldRule
arcadeRules.time = rules.integer(0, constants.MAX_CHALLENGE_TIME)

return arcadeRules
