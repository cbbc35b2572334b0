--- The flags of entries, which people set for the staff to look at.
local ballots = require('domain.ballots')
local people = require('domain.people')

local flags = {}

---@class Flags
---@field rowOf table<string, integer> by entry and address

---@class FlagRows: Rows
---@field entry integer[]
---@field address string[]
---@field reason string[]
---@field at integer[] in milliseconds

--- Returns the part of a new state.
---@return Flags
function flags.new()
  return { rowOf = {} }
end

---@type table<string, ColumnGroup>
flags.TABLES = { flagRows = { entry = 0, address = '', reason = '', at = 0 } }

--- Returns true when an address can flag entries: it has signed up or has a ballot, and isn't removed.
---@param state MinibuildState
---@param address string
---@return boolean
function flags.canFlag(state, address)
  local isKnown = people.of(state, address) or ballots.of(state, address)
  return isKnown ~= nil and not ballots.isRemoved(state, address)
end

--- Returns the key of a flag.
---@param entry integer
---@param address string
---@return string
local function keyOf(entry, address)
  return entry .. ' ' .. address
end

--- Returns true when an address has flagged an entry.
---@param state MinibuildState
---@param entry integer
---@param address string
---@return boolean
function flags.has(state, entry, address)
  return state.flags.rowOf[keyOf(entry, address)] ~= nil
end

--- Keeps a flag.
---@param state MinibuildState
---@param entry integer
---@param address string
---@param reason string
---@param now integer
function flags.add(state, entry, address, reason, now)
  local rows, counts = state.flagRows, state.entryRows.flags
  local row = rows.total + 1
  rows.entry[row], rows.address[row], rows.reason[row], rows.at[row] = entry, address, reason, now
  rows.total, state.flags.rowOf[keyOf(entry, address)], counts[entry] = row, row, counts[entry] + 1
end

return flags
