--- `Staff`: lets the owner change the list of people who run the contest.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local lists = require('common.lists')
local constants = require('constants')
local errors = require('errors')

local changeStaff = { ownerOnly = true }

---@class ContestStaffChange
---@field list string[] the whole list afterwards
---@field add string[]
---@field remove string[]

local addresses = rules.list(rules.address, 0, constants.MAX_STAFF)

changeStaff.fields = declareFields(errors, {
  { name = 'add', rule = addresses, code = 'staff.malformed', optional = true },
  { name = 'remove', rule = addresses, code = 'staff.malformed', optional = true },
})

---@param request MinibuildRequest
---@return ContestStaffChange
function changeStaff.check(request)
  local read = changeStaff.fields.read
  local add, remove = read(request, 'add') or {}, read(request, 'remove') or {}
  errors.expect(#add + #remove > 0 and #add + #remove <= constants.MAX_STAFF, 'staff.malformed')
  -- the owner always belongs to the staff, and is never on the list
  local list = lists.changed(lists.changed(request.state.staff.list, add, remove), {}, { request.owner })
  errors.expect(#list <= constants.MAX_STAFF, 'staff.malformed')
  return { list = list, add = add, remove = remove }
end

---@param request MinibuildRequest
---@param plan ContestStaffChange
---@return table detail
function changeStaff.apply(request, plan)
  request.state.staff.list = plan.list
  return { add = plan.add, remove = plan.remove }
end

return changeStaff
