--- Judging: finds the winner once the key is revealed, in parts of constant size. The first answer in the ledger's order
-- wins that matches the key and whose player had, before it, claims of all seven colours that stand.
--
-- The result depends on the ledger alone, not on how far settling or judging has come:
-- - From the reveal on there are no scans and no answers, and the staff can neither ban nor strike.
-- - A claim that waits for its token makes judging wait until its settle window has closed. A token that is disclosed
--   later still counts for the board, but not for the answer.
local sha256 = require('common.codec.sha256')
local answers = require('domain.answers')
local claims = require('domain.claims')
local colours = require('domain.colours')

local judging = {}

---@class Judging
---@field first integer first answer to the current question
---@field next integer answer that is judged next
---@field late table<integer, true> claims whose tokens were disclosed too late to bear on an answer
---@field key string? once revealed, as bytes
---@field at integer? time of the reveal, in milliseconds
---@field result 'winner' | 'none' | nil
---@field winner integer? answer that won

---@alias AnswerVerdict 'stands' | 'falls' | 'waits'

--- Returns the judging of the answers from a number on, before the key is revealed.
---@param first integer
---@return Judging
function judging.new(first)
  return { first = first, next = first, late = {} }
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
  return judging.isRevealed(state) and state.judging.result == nil
end

--- Returns true once the answers are judged and none of them stood, until the event gets another key.
---@param state RabbitState
---@return boolean
function judging.hasFailed(state)
  return state.judging.result == 'none'
end

--- Returns true when a key is that of the event.
---@param state RabbitState
---@param key string
---@return boolean
function judging.isKey(state, key)
  return sha256.digest(key) == state.event.keyDigest
end

--- Returns true when the event can be given a key: nobody answered with the one before, or no answer with it stood. A key
-- that was revealed is no new one.
---@param state RabbitState
---@param digest string
---@return boolean
function judging.takesKey(state, digest)
  if state.judging.result == 'none' then return digest ~= state.event.keyDigest end
  return not judging.isRevealed(state) and answers.count(state) == 0
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

--- Returns the verdict on an answer.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param answer integer
---@return AnswerVerdict
local function verdictOn(state, process, answer)
  local player = state.answers.player[answer]
  if state.players.banned[player] then return 'falls' end
  if not answers.matches(state, answer, process, state.judging.key) then return 'falls' end
  local before, verdict = state.answers.claims[answer], 'stands'
  for colour = 1, #colours do
    local ofColour = claims.standing(state, player, colour, before)
    if ofColour == 'falls' then return 'falls' end
    if ofColour == 'waits' then verdict = 'waits' end
  end
  return verdict
end

--- Ends the event when it has a winner, and else pauses it: the staff may set another key and start it again.
---@param state RabbitState
---@param winner integer? answer
local function conclude(state, winner)
  local event = state.event
  state.judging.result, state.judging.winner = winner and 'winner' or 'none', winner
  if winner then
    event.phase = 'ended'
  elseif event.phase == 'running' then
    event.phase = 'paused'
  end
end

--- Judges answers in their order, until one stands, one must wait, or enough were judged.
---@param state RabbitState
---@param process string id of the process, as bytes
---@param limit integer answers that may be judged
function judging.continue(state, process, limit)
  local round = state.judging
  while judging.isOpen(state) and limit > 0 do
    local verdict = round.next > state.answers.total and 'none' or verdictOn(state, process, round.next)
    if verdict == 'waits' then return end
    if verdict == 'falls' then
      round.next, limit = round.next + 1, limit - 1
    else
      conclude(state, verdict == 'stands' and round.next or nil)
    end
  end
end

return judging
