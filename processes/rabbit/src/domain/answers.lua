--- Answers to the event's question. An answer is a hash of the key and of its sender's address, so only the key shows if
-- it is right, and only for its sender. They are judged once the key is revealed (domain/judging).
local sha256 = require('common.codec.sha256')
local base64url = require('common.codec.base64url')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')

local answers = {}

---@class Answers: Rows
---@field player integer[] number of the player
---@field answer PackedColumn
---@field at integer[] time when it reached the ledger, in milliseconds
---@field block integer[] block in which it reached the ledger
---@field claims integer[] number of claims that the event had then: later ones don't bear on it
---@field earlier (integer | false)[] answer that the same player gave before

---@class NewAnswer
---@field player integer
---@field answer string 32 bytes
---@field at integer in milliseconds
---@field block integer

---@type ColumnGroup
answers.COLUMNS = {
  player = 0,
  answer = columns.packed(constants.ANSWER_BYTES),
  at = 0,
  block = 0,
  claims = 0,
  earlier = false,
}

--- Goes through a player's answers to the current question, the latest first; there are only a few.
---@param state RabbitState
---@param player integer
---@return fun(): integer?
local function answersOf(state, player)
  local next = state.players.answer[player]
  ---@return integer?
  return function()
    local answer = next
    if answer and answer >= state.judging.first then
      next = state.answers.earlier[answer]
      return answer
    end
  end
end

--- Returns the number of answers to the current question.
---@param state RabbitState
---@return integer
function answers.count(state)
  return state.answers.total - state.judging.first + 1
end

--- Returns the number of a player's answers to the current question.
---@param state RabbitState
---@param player integer
---@return integer
function answers.countOf(state, player)
  local count = 0
  for _ in answersOf(state, player) do
    count = count + 1
  end
  return count
end

--- Returns a player's answer with the same bytes, if there is one.
---@param state RabbitState
---@param player integer
---@param bytes string
---@return integer?
function answers.find(state, player, bytes)
  for answer in answersOf(state, player) do
    if packedColumn.get(state.answers.answer, answer) == bytes then return answer end
  end
end

--- Adds an answer.
---@param state RabbitState
---@param answer NewAnswer
function answers.add(state, answer)
  local rows, latest = state.answers, state.players.answer
  local id = rows.total + 1
  rows.total = id
  rows.player[id], rows.at[id], rows.block[id] = answer.player, answer.at, answer.block
  rows.claims[id], rows.earlier[id] = state.claims.total, latest[answer.player]
  packedColumn.set(rows.answer, id, answer.answer)
  latest[answer.player] = id
  state.judging.inPlay = state.judging.inPlay + 1
end

--- Takes a player's answers to the current question out of play with a ban, or brings them back with its end.
---@param state RabbitState
---@param player integer
---@param banned boolean
function answers.setBan(state, player, banned)
  local count = answers.countOf(state, player)
  state.judging.inPlay = state.judging.inPlay + (banned and -count or count)
end

--- Returns true when an answer is what its player gives with a key.
---@param state RabbitState
---@param answer integer
---@param process string id of the process, as 32 bytes
---@param key string
---@return boolean
function answers.matches(state, answer, process, key)
  local address = base64url.decode(state.players.address[state.answers.player[answer]])
  local right = sha256.digest(constants.ANSWER_LABEL .. process .. key .. address)
  return right == packedColumn.get(state.answers.answer, answer)
end

--- Returns a player's answer to the current question that matches a key, if there is one.
---@param state RabbitState
---@param player integer
---@param process string id of the process, as 32 bytes
---@param key string
---@return integer?
function answers.matching(state, player, process, key)
  for answer in answersOf(state, player) do
    if answers.matches(state, answer, process, key) then return answer end
  end
end

return answers
