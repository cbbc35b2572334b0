--- `Release`: lets who announced a payment take that back, when its message was not posted or moved nothing.
local declareFields = require('common.declare-fields')
local claims = require('domain.claims')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local releaseClaim = {}

releaseClaim.fields = declareFields(errors, {
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
})

---@param request MinibuildRequest
---@return integer entry
function releaseClaim.check(request)
  local state = request.state
  local entry = contestRules.existing(state, releaseClaim.fields.read(request, 'entry'))
  local row = claims.of(state, entry)
  errors.expect(row and state.claimRows.by[row] == request.from, 'payment.not-claimed')
  return entry
end

---@param request MinibuildRequest
---@param entry integer
---@return table detail
function releaseClaim.apply(request, entry)
  claims.drop(request.state, entry)
  return { entry = entry }
end

return releaseClaim
