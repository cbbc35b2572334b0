--- Nicknames. A taken one refuses nobody: its next player gets it with a number, the smallest from 2 on that no name had.
-- A number is that of a family, the folded text before it: "Anna 2" and "ANNA 3" are of the family of "anna". The numbers of a
-- family are kept as runs, each known by its ends, so the next one costs the same whatever names others took. A number stays
-- used when its player is removed.
local unicodeFold = require('common.codec.unicode-fold')
local constants = require('constants')

local nicknames = {}

--- The numbers of a family: at each end of a run its other end, and something at each number between.
---@alias NameNumbers table<integer, integer>

--- Digits of the largest number: there are no more rabbits.
local MAX_DIGITS = 5
local NUMBERED = '^(.+) ([1-9]' .. ('%d?'):rep(MAX_DIGITS - 1) .. ')$'

--- Returns the family and the number of a folded nickname; nil for one without a number.
---@param folded string
---@return string?
---@return integer?
local function numberOf(folded)
  local family, digits = folded:match(NUMBERED)
  local number = math.tointeger(tonumber(digits))
  if number and number > 1 then return family, number end
end

--- Returns the smallest number that a family has not had.
---@param state RabbitState
---@param family string
---@return integer
local function nextNumber(state, family)
  local numbers = state.nameNumbers[family]
  return numbers and numbers[2] and numbers[2] + 1 or 2
end

--- Returns a text cut to a number of code points, without a space at its end.
---@param text string
---@param length integer
---@return string
local function cut(text, length)
  local after = utf8.offset(text, length + 1)
  return ((after and text:sub(1, after - 1) or text):gsub(' $', ''))
end

--- Returns the nickname that a player gets who wishes for one: the wish itself, in any spelling, if nobody has it.
---@param state RabbitState
---@param wish string
---@return string
function nicknames.free(state, wish)
  local folded = unicodeFold.fold(wish)
  if not state.rabbitByNickname[folded] then return wish end
  local name = numberOf(folded) and wish:match('^(.+) ') or wish
  local digits, base, number = 0, name, 0
  repeat
    digits = digits + 1
    base = cut(name, constants.MAX_NICKNAME_LENGTH - 1 - digits)
    number = nextNumber(state, unicodeFold.fold(base))
  until number < 10 ^ digits
  return base .. ' ' .. number
end

--- Joins a number to the runs of its family.
---@param numbers NameNumbers
---@param number integer
local function join(numbers, number)
  if numbers[number] then return end
  local first, last = numbers[number - 1] or number, numbers[number + 1] or number
  numbers[number] = number
  numbers[first], numbers[last] = last, first
end

--- Gives a nickname to a player.
---@param state RabbitState
---@param nickname string
---@param rabbit integer
function nicknames.give(state, nickname, rabbit)
  local folded = unicodeFold.fold(nickname)
  state.rabbitByNickname[folded] = rabbit
  local family, number = numberOf(folded)
  if not family then return end
  local numbers = state.nameNumbers[family] or {}
  state.nameNumbers[family] = numbers
  join(numbers, number)
end

--- Returns the nickname that a player chose, also while it is hidden.
---@param state RabbitState
---@param rabbit integer
---@return string
function nicknames.chosen(state, rabbit)
  local hidden = state.hiddenNames[rabbit]
  return hidden and hidden.nickname or state.players.nickname[rabbit]
end

--- Takes a nickname from its player: it can be wished for again.
---@param state RabbitState
---@param nickname string
function nicknames.release(state, nickname)
  state.rabbitByNickname[unicodeFold.fold(nickname)] = nil
end

return nicknames
