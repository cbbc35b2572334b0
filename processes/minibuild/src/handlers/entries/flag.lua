--- `Flag`: lets somebody who signed up or has a ballot flag an entry for the staff, once.
local declareFields = require('common.declare-fields')
local shownText = require('common.shown-text')
local constants = require('constants')
local flags = require('domain.flags')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local ownSender = require('handlers.own-sender')

local flag = {}

flag.fields = declareFields(errors, {
  ownSender.fields,
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'reason', rule = shownText.line(constants.MAX_REASON_LENGTH), code = 'flag.malformed' },
})

---@class NewFlag
---@field entry integer
---@field reason string

---@param request MinibuildRequest
---@return NewFlag
function flag.check(request)
  local state, read = request.state, flag.fields.read
  ownSender.expect(request)
  local entry, reason = contestRules.existing(state, read(request, 'entry')), read(request, 'reason')
  errors.expect(flags.canFlag(state, request.from), 'flag.not-allowed')
  errors.expect(not flags.has(state, entry, request.from), 'flag.repeated')
  errors.expect(state.entryRows.flags[entry] < constants.MAX_FLAGS, 'flag.too-many')
  return { entry = entry, reason = reason }
end

---@param request MinibuildRequest
---@param new NewFlag
---@return string action
---@return table data
function flag.apply(request, new)
  flags.add(request.state, new.entry, request.from, new.reason, request.now)
  ownSender.keep(request)
  return 'Flagged', { entry = new.entry }
end

return flag
