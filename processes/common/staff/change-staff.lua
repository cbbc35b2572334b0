--- `Staff`: lets the owner change the list of people who run a process.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local lists = require('common.lists')

---@class StaffChange
---@field list string[] the whole list afterwards
---@field add string[]
---@field remove string[]

--- Returns the act of a process.
---@param errors Errors
---@param most integer people on the list
---@return StaffAct
return function(errors, most)
  local addresses = rules.list(rules.address, 0, most)
  local changeStaff = { ownerOnly = true }

  changeStaff.fields = declareFields(errors, {
    { name = 'add', rule = addresses, code = 'staff.malformed', optional = true },
    { name = 'remove', rule = addresses, code = 'staff.malformed', optional = true },
  })

  ---@param request Request
  ---@return StaffChange
  function changeStaff.check(request)
    local read = changeStaff.fields.read
    local add, remove = read(request, 'add') or {}, read(request, 'remove') or {}
    errors.expect(#add + #remove > 0, 'staff.malformed')
    -- the owner always belongs to the staff, and is never on the list
    local list = lists.changed(lists.changed(request.state.staff.list, add, remove), {}, { request.owner })
    errors.expect(#list <= most, 'staff.malformed')
    return { list = list, add = add, remove = remove }
  end

  ---@param request Request
  ---@param change StaffChange
  ---@return table detail
  function changeStaff.apply(request, change)
    request.state.staff.list = change.list
    return { add = change.add, remove = change.remove }
  end

  return changeStaff
end
