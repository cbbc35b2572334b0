--- Returns the number of a row for something new: a row that is free again, else one more row at the end.
---@param rows Rows
---@param free integer[] rows that were dropped
---@return integer
return function(rows, free)
  if #free > 0 then return table.remove(free) end
  rows.total = rows.total + 1
  return rows.total
end
