--- `Hide`: lets the staff hide an entry, or show it again. A hidden one leaves the ranking; its approvals stay in the ballots, and without any it
-- leaves a free place.
local declareFields = require('common.declare-fields')
local hiding = require('common.flags.hiding')
local entries = require('domain.entries')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local hideEntry = {}

hideEntry.fields = declareFields(errors, { { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' } })

---@class NumberedEntry
---@field entry integer

---@param request MinibuildRequest
---@param isHidden boolean
---@return NumberedEntry
function hideEntry.check(request, isHidden)
  local state = request.state
  local entry = contestRules.existing(state, hideEntry.fields.read(request, 'entry'))
  local takesPlace = not isHidden and entries.isHidden(state, entry) and state.entryRows.approvals[entry] == 0
  errors.expect(not takesPlace or entries.hasRoom(state), 'entry.too-many')
  return { entry = entry }
end

---@param of NumberedEntry
---@return FlaggedThing
function hideEntry.key(of)
  return of.entry
end

---@param state MinibuildState
---@param of NumberedEntry
---@param reason string?
function hideEntry.set(state, of, reason)
  entries.hide(state, of.entry, reason)
end

return hiding(errors, hideEntry)
