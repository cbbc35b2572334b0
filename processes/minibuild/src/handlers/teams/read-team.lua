--- `Team`: returns a team that hasn't ended.
local declareFields = require('common.declare-fields')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local teamView = require('views.team')

local readTeam = {}

readTeam.fields = declareFields(errors, { { name = 'team', rule = contestRules.team, code = 'team.unknown' } })

---@param request MinibuildRequest
---@return integer team
function readTeam.check(request)
  return errors.expect(teams.living(request.state, readTeam.fields.read(request, 'team')), 'team.unknown')
end

---@param request MinibuildRequest
---@param team integer
---@return string action
---@return table data
function readTeam.apply(request, team)
  return 'Team', teamView(request.state, team)
end

return readTeam
