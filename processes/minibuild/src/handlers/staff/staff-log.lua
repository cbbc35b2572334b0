--- `StaffLog`: returns a page of the acts of the staff, newest first.
local pageFields = require('common.page-fields')
local roster = require('common.staff.roster')
local constants = require('constants')

local page = pageFields.upTo(constants.MAX_STAFF_LOG_PAGE)

local staffLog = { fields = page.fields, check = page.check }

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function staffLog.apply(request, asked)
  local state = request.state
  return 'StaffLog', { total = #state.staff.log, rows = roster.page(state, asked) }
end

return staffLog
