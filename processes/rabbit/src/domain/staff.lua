--- The people who run the event, and the public log of their acts.
local staff = {}

---@class StaffEntry
---@field at integer in milliseconds
---@field address string
---@field action string
---@field reason string
---@field detail table? fields of the act besides the reason

--- Returns the index of an address in a list.
---@param list string[]
---@param address string
---@return integer?
local function indexOf(list, address)
  for i, other in ipairs(list) do
    if other == address then return i end
  end
end

--- Returns true when an address may do staff acts; the owner of the process always may.
---@param state RabbitState
---@param owner string
---@param address string
---@return boolean
function staff.includes(state, owner, address)
  return address == owner or indexOf(state.staff, address) ~= nil
end

--- Returns everybody on the staff, the owner first.
---@param state RabbitState
---@param owner string
---@return string[]
function staff.everybody(state, owner)
  return { owner, table.unpack(state.staff) }
end

--- Returns the staff list after some additions and removals; the owner is never on it.
---@param state RabbitState
---@param owner string
---@param add string[]
---@param remove string[]
---@return string[]
function staff.changed(state, owner, add, remove)
  local list = { table.unpack(state.staff) }
  for _, address in ipairs(add) do
    if address ~= owner and not indexOf(list, address) then list[#list + 1] = address end
  end
  for _, address in ipairs(remove) do
    local at = indexOf(list, address)
    if at then table.remove(list, at) end
  end
  return list
end

--- Keeps an act for everybody to read.
---@param state RabbitState
---@param act StaffEntry
function staff.record(state, act)
  state.staffLog[#state.staffLog + 1] = act
end

--- Returns a page of the acts, newest first.
---@param state RabbitState
---@param offset integer
---@param limit integer
---@return StaffEntry[]
function staff.page(state, offset, limit)
  local page, newest = {}, #state.staffLog - offset
  for i = newest, math.max(1, newest - limit + 1), -1 do
    page[#page + 1] = state.staffLog[i]
  end
  return page
end

return staff
