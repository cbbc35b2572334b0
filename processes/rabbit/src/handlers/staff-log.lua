--- `StaffLog`: a page of what the staff did, newest first.
local pageFields = require('common.page-fields')
local staff = require('domain.staff')

local staffLog = { check = pageFields }

function staffLog.apply(request, page)
  local state = request.state
  return 'StaffLog', { total = #state.staffLog, rows = staff.page(state, page.offset, page.limit) }
end

return staffLog
