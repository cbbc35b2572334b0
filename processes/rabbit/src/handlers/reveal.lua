--- `Reveal`: takes the key from anybody who has it, once a player has answered with it. From then on the winner is found.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local answers = require('domain.answers')
local judging = require('domain.judging')
local phases = require('domain.phases')
local players = require('domain.players')
local errors = require('errors')
local gameRules = require('handlers.game-rules')
local judgingView = require('views.judging')

local reveal = {}

reveal.fields = declareFields(errors, {
  { name = 'key', rule = rules.bytes(constants.KEY_BYTES), code = 'key.malformed' },
  { name = 'rabbit', rule = gameRules.rabbit, code = 'key.malformed' },
})

---@param request RabbitRequest
---@return string key
function reveal.check(request)
  local state, read = request.state, reveal.fields.read
  local key, rabbit = read(request, 'key'), read(request, 'rabbit')
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
