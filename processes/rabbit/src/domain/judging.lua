--- Judging: finds the winner once the key is revealed, in parts of constant size. The first answer in the ledger's order
-- wins that matches the key and whose player had, before it, valid claims of all seven colours.
--
-- A reveal is taken only when an answer is valid, and nothing makes it invalid afterwards: judging always ends with a winner.
-- The result depends on the ledger alone, not on how far settling or judging has come:
-- - From the reveal on there are no scans and no answers, and the staff can neither ban nor strike.
-- - A claim that waits for its token makes judging wait a little longer than its claim window. A token that is disclosed
--   later still counts for the board, but not for the answer.
local sha256 = require('common.codec.sha256')
local answers = require('domain.answers')
local claims = require('domain.claims')
local colours = require('domain.colours')
local roles = require('domain.roles')

local judging = {}

---@class Judging
---@field first integer first answer to the current question
---@field next integer answer that is judged next
---@field late table<integer, true> claims whose tokens were disclosed too late to bear on an answer
---@field key string? once revealed, as bytes
---@field at integer? time of the reveal, in milliseconds
---@field winner integer? answer that won
---@field inPlay integer answers to the current question of players who are not banned

---@alias AnswerVerdict 'stands' | 'falls' | 'waits'

--- Returns the judging of the answers from a number on, before the key is revealed.
---@param first integer
---@return Judging
function judging.new(first)
  return { first = first, next = first, late = {}, inPlay = 0 }
end

--- Returns true when the key is revealed, and with it no answer counts any more.
---@param state RabbitState
---@return boolean
function judging.isRevealed(state)
  return state.judging.key ~= nil
end

--- Returns true while the winner is being found.
---@param state RabbitState
---@return boolean
function judging.isOpen(state)
  return judging.isRevealed(state) and state.judging.winner == nil
end

--- Returns true when a key is that of the event.
---@param state RabbitState
---@param key string
---@return boolean
function judging.isKey(state, key)
  return sha256.digest(key) == state.event.keyDigest
end

--- Returns true while the event keeps its key: it is revealed, or somebody who is not banned answered with it.
---@param state RabbitState
---@return boolean
function judging.isKeyFixed(state)
  return judging.isRevealed(state) or state.judging.inPlay > 0
end

--- Returns true when the event can be given a key. A key that banned players answered with is not taken anew: their answers
-- would count no more.
---@param state RabbitState
---@param digest string
---@return boolean
function judging.takesKey(state, digest)
  local isAnother = answers.count(state) == 0 or digest ~= state.event.keyDigest
  return isAnother and not judging.isKeyFixed(state)
end

--- Begins anew when the event was given another key.
---@param state RabbitState
function judging.restart(state)
  state.judging = judging.new(state.answers.total + 1)
end

--- Makes the key public.
---@param state RabbitState
---@param key string
---@param now integer in milliseconds
function judging.reveal(state, key, now)
  state.judging.key, state.judging.at = key, now
end

--- Returns the verdict on an answer with a key.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param key string
---@param answer integer
---@return AnswerVerdict
local function verdictOn(state, process, key, answer)
  local player = state.answers.player[answer]
  if state.players.banned[player] or roles.isHolder(state, player) then return 'falls' end
  if not answers.matches(state, answer, process, key) then return 'falls' end
  local before, verdict = state.answers.claims[answer], 'stands'
  for colour = 1, #colours do
    local ofColour = claims.standing(state, player, colour, before)
    if ofColour == 'falls' then return 'falls' end
    if ofColour == 'waits' then verdict = 'waits' end
  end
  return verdict
end

--- Returns the verdict on a player's answer with a key; `falls` without one.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param key string
---@param player integer
---@return AnswerVerdict
function judging.verdictOf(state, process, key, player)
  local answer = answers.matching(state, player, process, key)
  return answer and verdictOn(state, process, key, answer) or 'falls'
end

--- Judges answers in their order, until one is valid, one must wait, or enough were judged. The first valid answer ends
-- the event.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param limit integer answers that may be judged
function judging.continue(state, process, limit)
  local round = state.judging
  while judging.isOpen(state) and limit > 0 and round.next <= state.answers.total do
    local verdict = verdictOn(state, process, round.key, round.next)
    if verdict == 'waits' then return end
    if verdict == 'stands' then
      round.winner, state.event.phase = round.next, 'ended'
    else
      round.next, limit = round.next + 1, limit - 1
    end
  end
end

return judging
