--- A column of byte strings that all have the same size, kept joined in pages: thousands of separate strings would
-- cost aos more, at every message, than joining a page again does when one of its entries changes.
local packedColumn = {}

local PER_PAGE = 64

--- A column without entries, each of which will have `size` bytes.
function packedColumn.new(size)
  return { size = size, pages = {} }
end

local function locate(column, index)
  return (index - 1) // PER_PAGE + 1, (index - 1) % PER_PAGE * column.size
end

--- The entry of an index, which must have been set.
function packedColumn.get(column, index)
  local page, offset = locate(column, index)
  return column.pages[page]:sub(offset + 1, offset + column.size)
end

--- Sets an entry: one that is there, or the next.
function packedColumn.set(column, index, bytes)
  local page, offset = locate(column, index)
  local before = column.pages[page] or ''
  column.pages[page] = before:sub(1, offset) .. bytes .. before:sub(offset + column.size + 1)
end

return packedColumn
