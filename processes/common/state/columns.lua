--- Tables of rows that are kept in columns, one list for each field, not in a table for each row: aos collects all
-- garbage after every message, which costs by the number of tables and texts there are (bench/rabbit-process.ts).
--
-- A column is described by its empty value: false, a number or a text. Rows that are older than the column have it,
-- and it stands for an absent value, since a column has no holes. `columns.packed` describes a column of bytes; any
-- other table describes a group of columns. The columns of a table are a group, which has `total`, the number of rows.
local packedColumn = require('common.state.packed-column')

local columns = {}

--- Marks the descriptions of packed columns.
local Packed = {}

---@alias ColumnKind boolean | number | string | PackedKind | ColumnGroup
---@alias Column any[] | PackedColumn | table<any, any>
---@alias ColumnGroup table<any, any> column kinds by name

---@class PackedKind
---@field size integer bytes of each entry

---@class Rows
---@field total integer number of rows

--- Describes a column of byte strings of one size; its empty value is zeros.
---@param size integer in bytes
---@return PackedKind
function columns.packed(size)
  return setmetatable({ size = size }, Packed)
end

--- Describes a group of columns of one kind, by the numbers 1 to `count`.
---@param count integer
---@param kind ColumnKind
---@return ColumnGroup
function columns.group(count, kind)
  local group = {}
  for index = 1, count do
    group[index] = kind
  end
  return group
end

--- Returns a column, or a group of columns, without rows.
---@param kind ColumnKind
---@return Column
local function emptyColumn(kind)
  if type(kind) ~= 'table' then return {} end
  if getmetatable(kind) == Packed then return packedColumn.new(kind.size) end
  local group = {}
  for name, inner in pairs(kind) do
    group[name] = emptyColumn(inner)
  end
  return group
end

--- Returns a table without rows.
---@param group ColumnGroup
---@return Rows
function columns.new(group)
  local rows = emptyColumn(group)
  rows.total = 0
  return rows
end

--- Gives the rows that a column lacks its empty value.
---@param column Column
---@param kind ColumnKind
---@param total integer number of rows
local function fillColumn(column, kind, total)
  if type(kind) ~= 'table' then
    for row = #column + 1, total do
      column[row] = kind
    end
  elseif getmetatable(kind) == Packed then
    for row = packedColumn.count(column) + 1, total do
      packedColumn.set(column, row, ('\0'):rep(column.size))
    end
  else
    for name, inner in pairs(kind) do
      if column[name] == nil then column[name] = emptyColumn(inner) end
      fillColumn(column[name], inner, total)
    end
  end
end

--- Gives a table the columns that it lacks, and their empty values to all its rows.
---@param rows Rows
---@param group ColumnGroup
function columns.fill(rows, group)
  -- columns.check rejects a table without total, unless a migration mends it before
  if math.type(rows.total) == 'integer' then fillColumn(rows, group, rows.total) end
end

--- Rejects a column that has not one value of its kind for each row.
---@param column Column
---@param kind ColumnKind
---@param total integer number of rows
---@param name string
local function checkColumn(column, kind, total, name)
  if type(kind) ~= 'table' then
    assert(#column == total, name .. ' has another length than its table')
  elseif getmetatable(kind) == Packed then
    assert(column.size == kind.size, name .. ' has entries of another size')
    assert(packedColumn.count(column) == total, name .. ' has another length than its table')
  else
    for key, inner in pairs(kind) do
      checkColumn(column[key], inner, total, name .. '.' .. key)
    end
  end
end

--- Rejects a table whose columns are not as described.
---@param rows Rows
---@param group ColumnGroup
---@param name string of the table, for the error
function columns.check(rows, group, name)
  assert(math.type(rows.total) == 'integer', name .. ' is not a table of rows')
  checkColumn(rows, group, rows.total, name)
end

return columns
