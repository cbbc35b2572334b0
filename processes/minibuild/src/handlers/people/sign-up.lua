--- `SignUp`: signs the sender up, or takes new data in the place of the earlier.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local webAddress = require('common.web-address')
local constants = require('constants')
local hiddenNames = require('domain.hidden-names')
local people = require('domain.people')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local MAX_KEY_VERSION = 0xffffffff

local signUp = {}

signUp.fields = declareFields(errors, {
  { name = 'nickname', rule = contestRules.name(constants.MAX_NICKNAME_LENGTH), code = 'person.name-invalid' },
  {
    name = 'website',
    rule = webAddress.rule(constants.MAX_LINK_LENGTH),
    code = 'person.malformed',
    optional = true,
  },
  { name = 'contact', rule = rules.bytes(constants.SEALED_CONTACT_BYTES, 4), code = 'person.malformed', optional = true },
  -- the key that the page showed: a contact is never kept under another one
  { name = 'keyVersion', rule = rules.integer(0, MAX_KEY_VERSION), code = 'person.malformed', optional = true },
})

--- Refuses a nickname that somebody else has, a new nickname that is hidden as a team's name, and a change of a hidden nickname.
---@param state MinibuildState
---@param person integer?
---@param address string
---@param nickname string
local function expectName(state, person, address, nickname)
  local isSame = person ~= nil and state.personRows.nickname[person] == nickname
  if person and hiddenNames.hasPerson(state, person) then
    errors.expect(isSame, 'person.name-hidden')
    return
  end
  local isTaken = people.isTaken(state, address, nickname) or not isSame and hiddenNames.includes(state, nickname)
  errors.expect(not isTaken, 'person.name-taken')
end

---@param request MinibuildRequest
---@return SignUpData
function signUp.check(request)
  local state, read = request.state, signUp.fields.read
  contestRules.expectPhase(request, 'signUp', 'building')
  local data = { nickname = read(request, 'nickname'), website = read(request, 'website') }
  data.contact = read(request, 'contact')
  local person = people.of(state, request.from)
  if person then
    contestRules.expectThere(state, person)
  else
    errors.expect(people.hasRoom(state), 'person.too-many')
  end
  contestRules.expectAdmitted(request)
  errors.expect(not data.contact or read(request, 'keyVersion') == state.contest.keyVersion, 'person.key-changed')
  expectName(state, person, request.from, data.nickname)
  return data
end

---@param request MinibuildRequest
---@param data SignUpData
function signUp.apply(request, data)
  people.signUp(request.state, request.from, data, request.now)
end

return signUp
