--- Brings the state of a live process up to the shape that today's code needs.
local columns = require('common.state.columns')

---@class ProcessState
---@field version integer version of its shape
---@field clock integer while a message is handled its time, in milliseconds; then the earliest time of the next one
---@field latest integer time of the latest accepted message, in milliseconds
---@field latestActs table<string, integer> number of the latest act of a sender, by address, see common/acts.lua

---@class StateDefinition
---@field version integer of the shape: 1 until the first deployment, then to be raised with every change
---@field records fun(): table<string, table> parts of a new state that are not tables of rows
---@field tables table<string, ColumnGroup> columns of each table of rows
---@field migrations table<integer, fun(state: table)> what filling can't do, by the version it leads to

--- Gives a record the fields that it lacks, also inside the fields that are records.
---@param record table
---@param initial table
local function fillRecord(record, initial)
  for key, value in pairs(initial) do
    if record[key] == nil then
      record[key] = value
    elseif type(value) == 'table' and type(record[key]) == 'table' then
      fillRecord(record[key], value)
    end
  end
end

--- Gives a state all parts, fields and columns that it lacks.
---@param state ProcessState
---@param definition StateDefinition
local function fill(state, definition)
  fillRecord(state, definition.records())
  fillRecord(state, { clock = 0, latest = 0, latestActs = {} })
  for name, group in pairs(definition.tables) do
    if state[name] == nil then state[name] = columns.new(group) end
    columns.fill(state[name], group)
  end
end

--- Returns the state that today's code works with: a new one when `existing` is absent, else `existing`, upgraded in place.
-- First it gets every part, field and column that it lacks; then the migrations run, in order, which therefore find
-- all that today's shape has besides what the older one had; last it is checked.
-- Fails, so that the network rolls the `Eval` back, when the state is newer than the code or no migration mends it.
---@param existing ProcessState? of any version
---@param definition StateDefinition
---@return ProcessState
return function(existing, definition)
  local state = existing or { version = definition.version }
  local from = state.version
  assert(from <= definition.version, 'the state has version ' .. from .. ', newer than the code')
  fill(state, definition)
  for version = from + 1, definition.version do
    local migrate = definition.migrations[version]
    if migrate then migrate(state) end
  end
  fill(state, definition)
  for name, group in pairs(definition.tables) do
    columns.check(state[name], group, name)
  end
  state.version = definition.version
  return state
end
