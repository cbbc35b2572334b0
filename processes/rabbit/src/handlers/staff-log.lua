--- `StaffLog`: returns a page of the staff's acts, newest first.
local pageFields = require('common.page-fields')
local staff = require('domain.staff')

local staffLog = { fields = pageFields.fields, check = pageFields.check }

---@param request RabbitRequest
---@param page Page
---@return string action
---@return table data
function staffLog.apply(request, page)
  local state = request.state
  return 'StaffLog', { total = #state.staffLog, rows = staff.page(state, page.offset, page.limit) }
end

return staffLog
