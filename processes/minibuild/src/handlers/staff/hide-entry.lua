--- `Hide`: lets the staff hide an entry, or show it again. A hidden one leaves the ranking; its approvals stay in the ballots.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local hideEntry = {}

hideEntry.fields = declareFields(errors, {
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'isHidden', rule = rules.boolean, code = 'staff.malformed' },
})

---@class HiddenEntry
---@field entry integer
---@field isHidden boolean

---@param request MinibuildRequest
---@return HiddenEntry
function hideEntry.check(request)
  local read = hideEntry.fields.read
  local entry = contestRules.existing(request.state, read(request, 'entry'))
  return { entry = entry, isHidden = read(request, 'isHidden') }
end

---@param request MinibuildRequest
---@param change HiddenEntry
---@param reason string
---@return table detail
function hideEntry.apply(request, change, reason)
  request.state.entryRows.hiddenFor[change.entry] = change.isHidden and reason or ''
  return { entry = change.entry, isHidden = change.isHidden }
end

return hideEntry
