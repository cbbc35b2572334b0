--- Short lists of addresses.
local lists = {}

--- Returns the index of a value in a list.
---@param list string[]
---@param value string
---@return integer?
function lists.indexOf(list, value)
  for i, other in ipairs(list) do
    if other == value then return i end
  end
end

--- Returns a list after some additions, which it gets once each, and then some removals.
---@param list string[]
---@param add string[]
---@param remove string[]
---@return string[]
function lists.changed(list, add, remove)
  local after = { table.unpack(list) }
  for _, value in ipairs(add) do
    if not lists.indexOf(after, value) then after[#after + 1] = value end
  end
  for _, value in ipairs(remove) do
    local at = lists.indexOf(after, value)
    if at then table.remove(after, at) end
  end
  return after
end

return lists
