--- `Organiser`: lets the staff make somebody an organiser, who can make challenges, or no longer one.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local lists = require('common.lists')
local constants = require('constants')
local errors = require('errors')

local setOrganiser = {}

setOrganiser.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'staff.malformed' },
  { name = 'isOrganiser', rule = rules.boolean, code = 'staff.malformed' },
})

---@class OrganiserChange
---@field list string[] the whole list afterwards
---@field address string
---@field isOrganiser boolean

---@param request ArcadeRequest
---@return OrganiserChange
function setOrganiser.check(request)
  local address = setOrganiser.fields.read(request, 'address')
  local isOrganiser = setOrganiser.fields.read(request, 'isOrganiser')
  local changed = { address }
  local before = request.state.organisers.list
  local list = lists.changed(before, isOrganiser and changed or {}, isOrganiser and {} or changed)
  errors.expect(#list <= constants.MAX_ORGANISERS, 'staff.malformed')
  return { list = list, address = address, isOrganiser = isOrganiser }
end

---@param request ArcadeRequest
---@param plan OrganiserChange
---@return table detail
function setOrganiser.apply(request, plan)
  request.state.organisers.list = plan.list
  return { address = plan.address, isOrganiser = plan.isOrganiser }
end

return setOrganiser
