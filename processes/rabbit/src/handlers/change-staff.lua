--- `Staff`: lets the owner change the list of people who run the event.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local staff = require('domain.staff')
local errors = require('errors')

local changeStaff = { ownerOnly = true }

---@class StaffChange
---@field list string[] the whole list afterwards
---@field add string[]
---@field remove string[]

local addresses = rules.list(rules.address, 0, constants.MAX_STAFF)

changeStaff.fields = declareFields(errors, {
  { name = 'add', rule = addresses, code = 'staff.malformed', optional = true },
  { name = 'remove', rule = addresses, code = 'staff.malformed', optional = true },
})

---@param request RabbitRequest
---@return StaffChange
function changeStaff.check(request)
  local read = changeStaff.fields.read
  local add, remove = read(request, 'add') or {}, read(request, 'remove') or {}
  errors.expect(#add + #remove > 0, 'staff.malformed')
  local list = staff.changed(request.state, request.owner, add, remove)
  errors.expect(#list <= constants.MAX_STAFF, 'staff.malformed')
  return { list = list, add = add, remove = remove }
end

---@param state RabbitState
---@param plan StaffChange
---@return table detail
function changeStaff.apply(state, plan)
  state.staff = plan.list
  return { add = plan.add, remove = plan.remove }
end

return changeStaff
