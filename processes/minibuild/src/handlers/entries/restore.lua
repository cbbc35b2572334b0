--- `Restore`: lets the staff bring a withdrawn entry back, with the approvals that it has.
local declareFields = require('common.declare-fields')
local entries = require('domain.entries')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local restore = {}

restore.fields = declareFields(errors, { { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' } })

---@param request MinibuildRequest
---@return integer entry
function restore.check(request)
  local state = request.state
  contestRules.expectUnpublished(state)
  local entry = contestRules.existing(state, restore.fields.read(request, 'entry'))
  errors.expect(entries.isWithdrawn(state, entry), 'entry.not-withdrawn')
  errors.expect(teams.living(state, state.entryRows.team[entry]), 'team.unknown')
  return entry
end

---@param request MinibuildRequest
---@param entry integer
---@return table detail
function restore.apply(request, entry)
  entries.restore(request.state, entry)
  return { entry = entry }
end

return restore
