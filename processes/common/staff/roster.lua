--- The people who run a process, and the public log of their acts.
local lists = require('common.lists')

local roster = {}

--- A state with a roster.
---@class StaffedState: ProcessState
---@field staff Roster

---@class Roster
---@field list string[] addresses in the order they were added, without the owner
---@field log StaffRow[] in ledger order

---@class StaffRow
---@field at integer in milliseconds
---@field address string
---@field action string
---@field reason string
---@field detail table? fields of the act besides the reason

--- Returns the part of a new state.
---@return Roster
function roster.new()
  return { list = {}, log = {} }
end

--- Returns true when an address may do staff acts; the owner of the process always may.
---@param state StaffedState
---@param owner string
---@param address string
---@return boolean
function roster.includes(state, owner, address)
  return address == owner or lists.indexOf(state.staff.list, address) ~= nil
end

--- Returns everybody on the staff, the owner first.
---@param state StaffedState
---@param owner string
---@return string[]
function roster.everybody(state, owner)
  return { owner, table.unpack(state.staff.list) }
end

--- Keeps an act for everybody to read.
---@param state StaffedState
---@param act StaffRow
function roster.record(state, act)
  local log = state.staff.log
  log[#log + 1] = act
end

return roster
