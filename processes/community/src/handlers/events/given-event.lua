--- The fields that say what an event is, which a lead announces and anybody proposes.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local webAddress = require('common.web-address')
local constants = require('constants')
local errors = require('errors')
local cityRules = require('handlers.city-rules')

local givenEvent = {}

--- Returns the rule of an ASCII text of a form.
---@param form string
---@param max integer
---@param pattern string
---@return FieldRule
local function formOf(form, max, pattern)
  ---@param text string
  ---@return boolean
  local function fits(text) return #text <= max and text:find(pattern) ~= nil end
  return rules.form(form, max, fits)
end

local time = rules.integer(0, constants.MAX_MEET_UP_TIME)

---@param text string
---@return boolean
local function isRelayKey(text)
  return #text == constants.RELAY_KEY_LENGTH and text:find('^B[%w_-]+$') ~= nil
end

--- As `network.json` has it: an own relay, which phones follow at these addresses and believe by this key.
local relay = rules.object({
  {
    name = 'broker',
    rule = rules.list(webAddress.rule(constants.MAX_BROKER_LENGTH, 'wss'), 1, constants.MAX_EVENT_BROKERS),
  },
  { name = 'key', rule = rules.form('public key in base64url', constants.RELAY_KEY_LENGTH, isRelayKey) },
}, true)

givenEvent.fields = declareFields(errors, {
  { name = 'city', rule = cityRules.slug, code = 'city.unknown' },
  { name = 'process', rule = rules.process, code = 'announcement.malformed' },
  {
    name = 'slug',
    rule = formOf('slug', constants.MAX_EVENT_SLUG_LENGTH, '^[a-z0-9][a-z0-9-]*$'),
    code = 'announcement.malformed',
  },
  { name = 'name', rule = rules.line(constants.MAX_EVENT_NAME_LENGTH), code = 'announcement.malformed' },
  { name = 'startsAt', rule = time, code = 'announcement.malformed' },
  { name = 'endsAt', rule = time, code = 'announcement.malformed' },
  {
    name = 'place',
    rule = rules.line(constants.MAX_MEET_UP_PLACE_LENGTH),
    code = 'announcement.malformed',
    optional = true,
  },
  {
    name = 'link',
    rule = webAddress.rule(constants.MAX_EVENT_LINK_LENGTH),
    code = 'announcement.malformed',
    optional = true,
  },
  {
    name = 'follow',
    rule = formOf('X username', constants.MAX_X_USERNAME_LENGTH, '^[%w_]+$'),
    code = 'announcement.malformed',
    optional = true,
  },
  { name = 'relay', rule = relay, code = 'announcement.malformed', optional = true },
})

--- Returns all fields of a message.
---@param request CommunityRequest
---@return AnnouncedFields
function givenEvent.read(request)
  local given = {}
  for _, field in ipairs(givenEvent.fields.list) do
    given[field.name] = givenEvent.fields.read(request, field.name)
  end
  return given
end

--- Refuses times by which no visit can be planned.
---@param given AnnouncedFields
---@param now integer
function givenEvent.expectTimes(given, now)
  local lasts = given.endsAt - given.startsAt
  local isAhead = given.endsAt > now and given.startsAt <= now + constants.MAX_MEET_UP_AHEAD_MS
  errors.expect(isAhead and lasts > 0 and lasts <= constants.MAX_EVENT_MS, 'announcement.times')
end

return givenEvent
