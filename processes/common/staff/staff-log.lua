--- `StaffLog`: returns a page of the acts of the staff, newest first.
local pageFields = require('common.page-fields')
local roster = require('common.staff.roster')

--- Returns the handler of a process.
---@param longest integer rows of the longest page
---@return ActionHandler
return function(longest)
  local page = pageFields.upTo(longest)
  local staffLog = { fields = page.fields, check = page.check }

  ---@param request Request
  ---@param asked Page
  ---@return string action
  ---@return table data
  function staffLog.apply(request, asked)
    local state = request.state
    return 'StaffLog', { total = #state.staff.log, rows = roster.page(state, asked) }
  end

  return staffLog
end
