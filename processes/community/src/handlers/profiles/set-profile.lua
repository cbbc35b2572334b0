--- `Profile`: gives the sender a name, or takes it away.
local declareFields = require('common.declare-fields')
local names = require('common.names')
local constants = require('constants')
local people = require('domain.boards.people')
local hiddenNames = require('domain.hidden-names')
local profiles = require('domain.profiles')
local errors = require('errors')
local walletsOnly = require('handlers.wallets-only')

local setProfile = {}

--- Reads a name, or the empty text.
---@param value any
---@return string?
local function readNameOrNone(value)
  if value == '' then return value end
  if type(value) == 'string' and names.isName(value, constants.MAX_PROFILE_NAME_LENGTH) then return value end
end

setProfile.fields = declareFields(errors, {
  {
    name = 'name',
    rule = { type = 'name', min = 0, max = constants.MAX_PROFILE_NAME_LENGTH, read = readNameOrNone },
    code = 'profile.name-invalid',
  },
})

---@param request CommunityRequest
---@return string name
function setProfile.check(request)
  walletsOnly(request)
  local name = setProfile.fields.read(request, 'name')
  errors.expect(not hiddenNames.reasonOf(request.state, request.from), 'profile.name-hidden')
  errors.expect(not profiles.isTaken(request.state, request.from, name), 'profile.name-taken')
  return name
end

---@param request CommunityRequest
---@param name string
---@return string action
---@return table data
function setProfile.apply(request, name)
  local given = name ~= '' and name or nil
  profiles.set(request.state, request.from, given)
  people.rename(request.state, request.from)
  return 'Profile', { name = given }
end

return setProfile
