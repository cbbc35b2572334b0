--- `HideName`: lets the staff hide the name of a team, which is called by its number from then on, or show it again. The team goes on as before.
local declareFields = require('common.declare-fields')
local hiding = require('common.flags.hiding')
local flagged = require('domain.flagged')
local hiddenNames = require('domain.hidden-names')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local hideName = {}

hideName.fields = declareFields(errors, { { name = 'team', rule = contestRules.team, code = 'team.unknown' } })

---@class NamedTeam
---@field team integer

---@param request MinibuildRequest
---@return NamedTeam
function hideName.check(request)
  local team = hideName.fields.read(request, 'team')
  errors.expect(teams.exists(request.state, team), 'team.unknown')
  return { team = team }
end

---@param named NamedTeam
---@return FlaggedThing
function hideName.key(named)
  return flagged.team(named.team)
end

---@param state MinibuildState
---@param named NamedTeam
---@param reason string?
function hideName.set(state, named, reason)
  hiddenNames.set(state, named.team, reason)
end

return hiding(errors, hideName)
