--- `StaffLog`: returns a page of the acts of the staff, newest first.
local pagedList = require('common.paged-list')

---@param state StaffedState
---@return integer
local function total(state) return #state.staff.log end

---@param state StaffedState
---@param index integer
---@return StaffRow
local function row(state, index) return state.staff.log[index] end

--- Returns the handler of a process.
---@param longest integer rows of the longest page
---@return ActionHandler
return function(longest)
  return pagedList({ reply = 'StaffLog', total = total, longest = longest, isNewestFirst = true, row = row })
end
