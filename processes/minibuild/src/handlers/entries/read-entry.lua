--- `Entry`: returns an entry with everything that is known of it; a hidden one only to who asks as staff do.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local entries = require('domain.entries')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local entryView = require('views.entry')

local readEntry = {}

readEntry.fields = declareFields(errors, {
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  { name = 'staff', rule = rules.boolean, code = 'message.malformed', optional = true, default = false },
})

---@class AskedEntry
---@field entry integer
---@field isForStaff boolean

---@param request MinibuildRequest
---@return AskedEntry
function readEntry.check(request)
  local state, read = request.state, readEntry.fields.read
  local entry, isForStaff = contestRules.existing(state, read(request, 'entry')), read(request, 'staff')
  local isOpen = not entries.isHidden(state, entry) and entries.isAdmitted(state, entry)
  errors.expect(isForStaff or isOpen, 'entry.hidden')
  return { entry = entry, isForStaff = isForStaff }
end

---@param request MinibuildRequest
---@param asked AskedEntry
---@return string action
---@return table data
function readEntry.apply(request, asked)
  return 'Entry', entryView(request.state, asked.entry, asked.isForStaff)
end

return readEntry
