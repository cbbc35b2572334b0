--- The people who run the event, and the public log of what they did.
local staff = { MAX = 50 }

local function indexOf(list, address)
  for i, other in ipairs(list) do
    if other == address then return i end
  end
end

--- Whether an address may do staff acts; the owner of the process always may.
function staff.includes(state, owner, address)
  return address == owner or indexOf(state.staff, address) ~= nil
end

--- Everybody on the staff, the owner first.
function staff.everybody(state, owner)
  return { owner, table.unpack(state.staff) }
end

--- The staff list after some additions and removals, which are lists of addresses; the owner is never on it.
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

--- Keeps an act {at, address, action, reason, detail?} for everybody to read.
function staff.record(state, act)
  state.staffLog[#state.staffLog + 1] = act
end

--- A page of the acts, newest first.
function staff.page(state, offset, limit)
  local page, newest = {}, #state.staffLog - offset
  for i = newest, math.max(1, newest - limit + 1), -1 do
    page[#page + 1] = state.staffLog[i]
  end
  return page
end

return staff
