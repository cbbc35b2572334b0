--- `SignUp`: signs the sender up, or takes new data in the place of the earlier.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local webAddress = require('common.web-address')
local constants = require('constants')
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
  errors.expect(not people.isTaken(state, request.from, data.nickname), 'person.name-taken')
  return data
end

---@param request MinibuildRequest
---@param data SignUpData
function signUp.apply(request, data)
  people.signUp(request.state, request.from, data, request.now)
end

return signUp
