--- `Staff`: lets the owner change the list of people who run the event.
local fields = require('common.fields')
local constants = require('constants')
local staff = require('domain.staff')
local errors = require('errors')

local changeStaff = { ownerOnly = true }

---@class StaffChange
---@field list string[] the whole list afterwards
---@field add string[]
---@field remove string[]

--- Reads an optional list of addresses.
---@param value any
---@return string[]
local function addresses(value)
  if value == nil then return {} end
  local list = errors.expect(fields.list(value, constants.MAX_STAFF), 'staff.malformed')
  for _, address in ipairs(list) do
    errors.expect(fields.address(address), 'staff.malformed')
  end
  return list
end

---@param request RabbitRequest
---@return StaffChange
function changeStaff.check(request)
  local add, remove = addresses(request.data.add), addresses(request.data.remove)
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
