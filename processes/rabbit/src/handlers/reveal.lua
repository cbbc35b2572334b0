--- `Reveal`: takes the key from anybody who has it, once a player has answered with it. From then on the winner is found.
local fields = require('common.fields')
local constants = require('constants')
local answers = require('domain.answers')
local judging = require('domain.judging')
local phases = require('domain.phases')
local players = require('domain.players')
local errors = require('errors')
local gameFields = require('handlers.game-fields')
local judgingView = require('views.judging')

local reveal = {}

---@param request RabbitRequest
---@return string key
function reveal.check(request)
  local state, data = request.state, request.data
  local key, rabbit = fields.bytes(data.key, constants.KEY_BYTES), gameFields.rabbit(data.rabbit)
  errors.expect(key and rabbit, 'key.malformed')
  errors.expect(state.event.keyDigest, 'answer.no-key')
  errors.expect(not judging.isRevealed(state), 'answer.revealed')
  errors.expect(phases.hasStarted(state.event), 'event.not-running')
  errors.expect(judging.isKey(state, key), 'key.wrong')
  local isKnown = players.wasGiven(state, rabbit) and answers.hasMatching(state, rabbit, request.process, key)
  errors.expect(isKnown, 'key.no-answer')
  return key
end

---@param request RabbitRequest
---@param key string
---@return string action
---@return table data
function reveal.apply(request, key)
  local state = request.state
  judging.reveal(state, key, request.now)
  judging.continue(state, request.process, constants.JUDGED_PER_MESSAGE)
  local data = judgingView(state)
  return 'Revealed', { phase = state.event.phase, result = data.result, winner = data.winner }
end

return reveal
