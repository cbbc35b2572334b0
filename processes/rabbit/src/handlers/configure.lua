--- `Configure`: changes the settings of the event.
local base64url = require('common.codec.base64url')
local fields = require('common.fields')
local constants = require('constants')
local colours = require('domain.colours')
local judging = require('domain.judging')
local errors = require('errors')

local MAX_TIME = 9999999999999

---@alias SettingReader fun(value: any): any returns nil or false for a value that is not acceptable

---@class Setting
---@field read SettingReader
---@field phases table<Phase, true>? phases in which it may change; any without

--- Returns a reader of texts.
---@param max integer in code points
---@return SettingReader
local function text(max)
  ---@param value any
  ---@return string?
  return function(value) return fields.text(value, max) end
end

--- Returns a reader of whole numbers.
---@param min integer
---@param max integer
---@return SettingReader
local function integer(min, max)
  ---@param value any
  ---@return integer?
  return function(value) return fields.integer(value, min, max) end
end

--- Reads the name of the event in links.
---@param value any
---@return any
local function slug(value)
  local fits = type(value) == 'string' and #value <= constants.MAX_SLUG_LENGTH
  return fits and value:find('^[a-z0-9][a-z0-9-]*$') and value
end

--- Returns a reader of one of some names.
---@param names string[]
---@return SettingReader
local function oneOf(names)
  ---@param value any
  ---@return string?
  return function(value)
    for _, name in ipairs(names) do
      if value == name then return name end
    end
  end
end

--- Reads the question by its languages: the first one is required, the others may be absent.
---@param value any
---@return table<string, string>?
local function question(value)
  local texts, count = {}, 0
  if type(value) ~= 'table' then return nil end
  for _, language in ipairs(constants.QUESTION_LANGUAGES) do
    if value[language] ~= nil then
      texts[language] = fields.text(value[language], constants.MAX_QUESTION_LENGTH)
      if not texts[language] then return nil end
      count = count + 1
    end
  end
  for _ in pairs(value) do
    count = count - 1
  end
  if count == 0 and texts[constants.QUESTION_LANGUAGES[1]] then return texts end
end

--- Reads the digest of a key.
---@param value any
---@return string?
local function digest(value)
  return fields.bytes(value, constants.KEY_BYTES)
end

local DRAFT = { draft = true }
--- A key that nobody can answer with any more can't change.
local BEFORE_END = { draft = true, open = true, running = true, paused = true }
--- The windows stand once the game has begun: a longer one would open slots again whose tokens are public.
local BEFORE_START = { draft = true, open = true }

---@type table<string, Setting>
local SETTINGS = {
  slug = { read = slug, phases = DRAFT },
  contactKey = { read = fields.publicKey, phases = DRAFT },
  name = { read = text(constants.MAX_EVENT_NAME_LENGTH) },
  prize = { read = text(constants.MAX_PRIZE_LENGTH) },
  claimWindowMs = {
    read = integer(constants.MIN_CLAIM_WINDOW_MS, constants.MAX_CLAIM_WINDOW_MS),
    phases = BEFORE_START,
  },
  onlineWindowMs = { read = integer(constants.MIN_ONLINE_WINDOW_MS, constants.MAX_CLAIM_WINDOW_MS) },
  keptScans = { read = integer(0, #colours) },
  settleWindowMs = {
    read = integer(constants.MIN_SETTLE_WINDOW_MS, constants.MAX_SETTLE_WINDOW_MS),
    phases = BEFORE_START,
  },
  admission = { read = oneOf(constants.ADMISSIONS) },
  printed = { read = oneOf(constants.PRINTED_WAYS) },
  capacity = { read = integer(1, constants.MAX_RABBITS) },
  startsAt = { read = integer(0, MAX_TIME) },
  endsAt = { read = integer(0, MAX_TIME) },
  question = { read = question, phases = BEFORE_END },
  keyDigest = { read = digest, phases = BEFORE_END },
}

local configure = {}

---@param request RabbitRequest
---@return table<string, any> changes
function configure.check(request)
  local changes = {}
  for name, setting in pairs(SETTINGS) do
    local value = request.data[name]
    if value ~= nil then changes[name] = errors.expect(setting.read(value), 'staff.malformed') end
  end
  errors.expect(next(changes), 'staff.malformed')
  local event = request.state.event
  local online, claim = changes.onlineWindowMs or event.onlineWindowMs, changes.claimWindowMs or event.claimWindowMs
  errors.expect(online <= claim, 'staff.malformed')
  for name in pairs(changes) do
    local phases = SETTINGS[name].phases
    errors.expect(not phases or phases[event.phase], 'event.wrong-phase')
  end
  local key = changes.keyDigest
  errors.expect(not key or judging.takesKey(request.state, key), 'staff.key-fixed')
  return changes
end

---@param state RabbitState
---@param changes table<string, any>
---@return table detail
function configure.apply(state, changes)
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
  if detail.question then detail.question = detail.question[constants.QUESTION_LANGUAGES[1]] end
  return detail
end

return configure
