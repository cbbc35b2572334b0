--- `Answer`: takes a player's answer to the event's question, which only the revealed key shows to be right or wrong.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local answers = require('domain.answers')
local claims = require('domain.claims')
local colours = require('domain.colours')
local disclosures = require('domain.disclosures')
local judging = require('domain.judging')
local phases = require('domain.phases')
local players = require('domain.players')
local errors = require('errors')
local disclosuresField = require('handlers.disclosures-field')
local ridingDisclosures = require('handlers.riding-disclosures')

local answer = {}

answer.fields = declareFields(errors, {
  { name = 'answer', rule = rules.bytes(constants.ANSWER_BYTES), code = 'answer.malformed' },
  { name = 'disclosures', rule = disclosuresField, optional = true },
})

---@class CheckedAnswer
---@field answer NewAnswer
---@field isNew boolean false for an answer that the player has given already
---@field riding PlannedDisclosure[]

--- Returns true when all seven colours show on a player's own screen.
---@param state RabbitState
---@param player integer
---@param now integer
---@return boolean
local function hasRainbow(state, player, now)
  for colour = 1, #colours do
    if not claims.shown(state, player, colour, now) then return false end
  end
  return true
end

--- Reads an answer. No refusal depends on the key.
---@param request RabbitRequest
---@return CheckedAnswer
function answer.check(request)
  local state, read = request.state, answer.fields.read
  local bytes = read(request, 'answer')
  local player = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not state.players.banned[player], 'player.banned')
  errors.expect(state.event.keyDigest, 'answer.no-key')
  errors.expect(not judging.isRevealed(state), 'answer.revealed')
  errors.expect(phases.scans(state.event), 'event.not-running')
  errors.expect(hasRainbow(state, player, request.now), 'answer.rainbow-incomplete')
  local isNew = not answers.find(state, player, bytes)
  errors.expect(not isNew or answers.countOf(state, player) < constants.MAX_ANSWERS_PER_PLAYER, 'answer.too-many')
  return {
    answer = { player = player, answer = bytes, at = request.now, block = request.block },
    isNew = isNew,
    riding = ridingDisclosures(request, read(request, 'disclosures')),
  }
end

---@param request RabbitRequest
---@param parts CheckedAnswer
---@return string action
---@return table data
function answer.apply(request, parts)
  local state, player = request.state, parts.answer.player
  if parts.isNew then answers.add(state, parts.answer) end
  local disclosed = disclosures.apply(state, request.process, parts.riding, player)
  return 'Answered',
    {
      complete = hasRainbow(state, player, request.now),
      block = claims.rainbowBlock(state, player),
      disclosed = disclosed,
    }
end

return answer
