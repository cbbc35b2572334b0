--- A column of byte strings that all have the same size, kept joined in pages: thousands of separate strings would
-- cost aos more, at every message, than joining a page again does when one of its entries changes.
local packedColumn = {}

local PER_PAGE = 64

---@class PackedColumn
---@field size integer bytes of each entry
---@field pages string[] entries joined, 64 a page

--- Returns a column without entries, each of which will have `size` bytes.
---@param size integer
---@return PackedColumn
function packedColumn.new(size)
  return { size = size, pages = {} }
end

--- Finds an entry: its page, and the bytes before it there.
---@param column PackedColumn
---@param index integer
---@return integer page
---@return integer offset
local function locate(column, index)
  return (index - 1) // PER_PAGE + 1, (index - 1) % PER_PAGE * column.size
end

--- Returns the number of entries.
---@param column PackedColumn
---@return integer
function packedColumn.count(column)
  local full = math.max(0, #column.pages - 1)
  return full * PER_PAGE + #(column.pages[full + 1] or '') // column.size
end

--- Returns the entry of an index, which must have been set.
---@param column PackedColumn
---@param index integer
---@return string
function packedColumn.get(column, index)
  local page, offset = locate(column, index)
  return column.pages[page]:sub(offset + 1, offset + column.size)
end

--- Sets an existing entry, or the next one.
---@param column PackedColumn
---@param index integer
---@param bytes string
function packedColumn.set(column, index, bytes)
  local page, offset = locate(column, index)
  local before = column.pages[page] or ''
  column.pages[page] = before:sub(1, offset) .. bytes .. before:sub(offset + column.size + 1)
end

return packedColumn
