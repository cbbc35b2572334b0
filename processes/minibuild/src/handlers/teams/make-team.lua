--- `MakeTeam`: makes a team of the sender alone, with invitations for others.
local declareFields = require('common.declare-fields')
local constants = require('constants')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local makeTeam = {}

makeTeam.fields = declareFields(errors, {
  { name = 'name', rule = contestRules.name(constants.MAX_TEAM_NAME_LENGTH), code = 'team.name-invalid' },
  { name = 'invites', rule = contestRules.invites, code = 'team.malformed' },
})

---@class NewTeam
---@field person integer
---@field name string
---@field invites string[]

---@param request MinibuildRequest
---@return NewTeam
function makeTeam.check(request)
  local state, read = request.state, makeTeam.fields.read
  contestRules.expectPhase(request, 'signUp', 'building')
  local person = contestRules.sender(request)
  local name, invites = read(request, 'name'), read(request, 'invites')
  contestRules.expectFree(state, person)
  errors.expect(not teams.isTaken(state, name), 'team.name-taken')
  return { person = person, name = name, invites = invites }
end

---@param request MinibuildRequest
---@param new NewTeam
function makeTeam.apply(request, new)
  teams.make(request.state, new.person, new.name, new.invites)
end

return makeTeam
