--- `Flag`: lets somebody who is admitted report a name, an announced event, a meet-up or a city to the staff, once as it is called.
local admission = require('common.admission.admission')
local declareFields = require('common.declare-fields')
local newFlag = require('common.flags.new-flag')
local constants = require('constants')
local flagged = require('domain.flagged')
local errors = require('errors')
local flaggedFields = require('handlers.flags.flagged-fields')
local walletsOnly = require('handlers.wallets-only')

local flag = {}

flag.fields = declareFields(errors, { flaggedFields, newFlag.fields(errors, constants.MAX_REASON_LENGTH) })

---@param request CommunityRequest
---@return NewFlag
function flag.check(request)
  local read = flag.fields.read
  walletsOnly(request)
  local kind, id, reason = read(request, 'kind'), read(request, 'id'), read(request, 'reason')
  errors.expect(admission.isAdmitted(request.state, request.from), 'admission.needed')
  local title = errors.expect(flagged.titleOf(request.state, kind, id, request.now), 'flag.unknown')
  return newFlag.check(errors, request, flagged.key(kind, id), reason, title)
end

---@param request CommunityRequest
---@param new NewFlag
---@return string action
---@return table data
function flag.apply(request, new)
  newFlag.apply(request, new)
  local kind, id = flagged.of(new.thing)
  return 'Flagged', { kind = kind, id = id }
end

return flag
