--- `Seek`: lets a captain say whom the team looks for, on the entry and in its list; the empty text takes it away.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local seek = {}

local line = rules.line(constants.MAX_SEEKING_LENGTH)

--- Reads a line, or the empty text.
---@param value any
---@return string?
local function readLineOrNone(value)
  if value == '' then return value end
  return line.read(value)
end

seek.fields = declareFields(errors, {
  {
    name = 'text',
    rule = { type = 'line', min = 0, max = constants.MAX_SEEKING_LENGTH, read = readLineOrNone },
    code = 'team.malformed',
  },
})

---@class SoughtMembers
---@field team integer
---@field text string

---@param request MinibuildRequest
---@return SoughtMembers
function seek.check(request)
  contestRules.expectPhase(request, 'signUp', 'building')
  local team, person = contestRules.senderTeam(request)
  errors.expect(teams.isCaptain(request.state, team, person), 'team.not-captain')
  return { team = team, text = seek.fields.read(request, 'text') }
end

---@param request MinibuildRequest
---@param sought SoughtMembers
function seek.apply(request, sought)
  request.state.teamRows.seeking[sought.team] = sought.text
end

return seek
