--- The field that says whom a process admits.
local lists = require('common.lists')
local rules = require('common.field-rules')
local constants = require('common.admission.constants')

local settings = {}

local object = rules.object({
  { name = 'by', rule = rules.choice(constants.ADMITTED_BY) },
  { name = 'events', rule = rules.list(rules.process, 0, constants.MAX_ADMITTING_EVENTS), optional = true },
}, true)

--- Returns true when a list names no event twice.
---@param events string[]
---@return boolean
local function areDistinct(events)
  for index, event in ipairs(events) do
    if lists.indexOf(events, event) ~= index then return false end
  end
  return true
end

--- Reads the settings: events are listed exactly when their players are admitted.
---@param value any
---@param request Request
---@return AdmissionSettings?
local function read(value, request)
  local given = object.read(value, request)
  if not given then return nil end
  given.events = given.events or {}
  local fits = (#given.events > 0) == (given.by == 'events') and areDistinct(given.events)
  return fits and given or nil
end

---@type FieldRule
settings.rule = { type = object.type, fields = object.fields, isExact = true, read = read }

settings.field = { name = 'admission', rule = settings.rule, code = 'staff.malformed' }

return settings
