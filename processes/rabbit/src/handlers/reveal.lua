--- `Reveal`: takes the key from anybody who has it, once a player has answered with it whose rainbow is confirmed. From then on
-- the winner is found.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local judging = require('domain.judging')
local phases = require('domain.phases')
local players = require('domain.players')
local roles = require('domain.roles')
local errors = require('errors')
local gameRules = require('handlers.game-rules')
local judgingView = require('views.judging')

local reveal = {}

reveal.fields = declareFields(errors, {
  { name = 'key', rule = rules.bytes(constants.KEY_BYTES), code = 'key.malformed' },
  { name = 'rabbit', rule = gameRules.rabbit, code = 'key.malformed' },
})

---@param request RabbitRequest
---@return { key: string, opened: OpenedRoles }
function reveal.check(request)
  local state, read = request.state, reveal.fields.read
  local key, rabbit = read(request, 'key'), read(request, 'rabbit')
  errors.expect(state.event.keyDigest, 'answer.no-key')
  errors.expect(not judging.isRevealed(state), 'answer.revealed')
  errors.expect(phases.hasStarted(state.event), 'event.not-running')
  errors.expect(judging.isKey(state, key), 'key.wrong')
  errors.expect(players.wasGiven(state, rabbit), 'key.no-answer')
  local opened = roles.open(state, request.process, key)
  errors.expect(not opened.holders[rabbit], 'key.white-rabbit')
  local verdict = judging.verdictOf(state, request.process, key, rabbit)
  errors.expect(verdict ~= 'falls', 'key.no-answer')
  errors.expect(verdict == 'stands', 'key.unconfirmed')
  return { key = key, opened = opened }
end

---@param request RabbitRequest
---@param revealed { key: string, opened: OpenedRoles }
---@return string action
---@return table data
function reveal.apply(request, revealed)
  local state = request.state
  judging.reveal(state, revealed.key, request.now)
  roles.keepOpened(state, revealed.opened)
  judging.continue(state, request.process, constants.JUDGED_PER_MESSAGE)
  return 'Revealed', { phase = state.event.phase, winner = judgingView(state).winner }
end

return reveal
