--- `Configure`: changes the settings of the event.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local languages = require('common.languages.languages')
local constants = require('constants')
local colours = require('domain.colours')
local judging = require('domain.judging')
local names = require('domain.names')
local errors = require('errors')

local MAX_TIME = 9999999999999

--- Returns true for a name that the event can have in links.
---@param text string
---@return boolean
local function isSlug(text)
  return #text <= constants.MAX_SLUG_LENGTH and text:find('^[a-z0-9][a-z0-9-]*$') ~= nil
end

local DRAFT = { draft = true }
--- A key that nobody can answer with any more can't change.
local BEFORE_END = { draft = true, open = true, running = true, paused = true }
--- The windows are fixed once the game has begun: a longer one would open slots again whose tokens are public.
local BEFORE_START = { draft = true, open = true }

--- Phases in which a setting may change; any for the others.
---@type table<string, table<Phase, true>>
local PHASES = {
  slug = DRAFT,
  contactKey = DRAFT,
  claimWindowMs = BEFORE_START,
  settleWindowMs = BEFORE_START,
  question = BEFORE_END,
  keyDigest = BEFORE_END,
}

--- Returns the declaration of a setting. A message has some of them.
---@param name string
---@param rule FieldRule
---@return DeclaredField
local function setting(name, rule)
  return { name = name, rule = rule, code = 'staff.malformed', optional = true }
end

local configure = {}

configure.fields = declareFields(errors, {
  setting('slug', rules.form('slug', constants.MAX_SLUG_LENGTH, isSlug)),
  setting('name', rules.line(constants.MAX_EVENT_NAME_LENGTH)),
  setting('contactKey', rules.publicKey),
  setting('claimWindowMs', rules.integer(constants.MIN_CLAIM_WINDOW_MS, constants.MAX_CLAIM_WINDOW_MS)),
  setting('onlineWindowMs', rules.integer(constants.MIN_ONLINE_WINDOW_MS, constants.MAX_CLAIM_WINDOW_MS)),
  setting('keptScans', rules.integer(0, #colours)),
  setting('settleWindowMs', rules.integer(constants.MIN_SETTLE_WINDOW_MS, constants.MAX_SETTLE_WINDOW_MS)),
  setting('admission', rules.choice(constants.ADMISSIONS)),
  setting('capacity', rules.integer(1, constants.MAX_RABBITS)),
  setting('startsAt', rules.integer(0, MAX_TIME)),
  setting('endsAt', rules.integer(0, MAX_TIME)),
  setting('prize', rules.lines(constants.MAX_PRIZE_LENGTH)),
  setting('follow', rules.form('X username', constants.MAX_X_USERNAME_LENGTH, names.isXUsername)),
  setting('printed', rules.choice(constants.PRINTED_WAYS)),
  setting('question', languages.texts(rules.lines(constants.MAX_QUESTION_LENGTH), constants.QUESTION_LANGUAGE)),
  setting('keyDigest', rules.bytes(constants.KEY_BYTES)),
})

---@param request RabbitRequest
---@return table<string, any> changes
function configure.check(request)
  local changes = {}
  for _, field in ipairs(configure.fields.list) do
    changes[field.name] = configure.fields.read(request, field.name)
  end
  errors.expect(next(changes), 'staff.malformed')
  local event = request.state.event
  local online, claim = changes.onlineWindowMs or event.onlineWindowMs, changes.claimWindowMs or event.claimWindowMs
  errors.expect(online <= claim, 'staff.malformed')
  for name in pairs(changes) do
    local phases = PHASES[name]
    errors.expect(not phases or phases[event.phase], 'event.wrong-phase')
  end
  local key = changes.keyDigest
  errors.expect(not key or judging.takesKey(request.state, key), 'staff.key-fixed')
  return changes
end

---@param request RabbitRequest
---@param changes table<string, any>
---@return table detail
function configure.apply(request, changes)
  local state = request.state
  local detail = {}
  for name, value in pairs(changes) do
    state.event[name] = value
    detail[name] = value
  end
  if changes.keyDigest then judging.restart(state) end
  for _, name in ipairs({ 'contactKey', 'keyDigest' }) do
    if detail[name] then detail[name] = base64url.encode(detail[name]) end
  end
  -- the log keeps the text that every question has
  if detail.question then detail.question = detail.question[constants.QUESTION_LANGUAGE] end
  return detail
end

return configure
