--- `Hide`: lets the staff hide an entry, or show it again; either decides on its flags. A hidden one leaves the ranking; its approvals stay in the
-- ballots, and without any it leaves a free place.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local flags = require('common.flags.flags')
local changes = require('domain.changes')
local entries = require('domain.entries')
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
  local isHidden = read(request, 'isHidden')
  local takesPlace = not isHidden and entries.isHidden(request.state, entry) and request.state.entryRows.approvals[entry] == 0
  errors.expect(not takesPlace or entries.hasRoom(request.state), 'entry.too-many')
  return { entry = entry, isHidden = isHidden }
end

---@param request MinibuildRequest
---@param change HiddenEntry
---@param reason string
---@return table detail
function hideEntry.apply(request, change, reason)
  request.state.entryRows.hiddenFor[change.entry] = change.isHidden and reason or ''
  flags.decide(request.state, change.entry)
  changes.entry(change.entry)
  return { entry = change.entry, isHidden = change.isHidden }
end

return hideEntry
