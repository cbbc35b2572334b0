--- The results, which are made once and then stay.
local constants = require('constants')
local changes = require('domain.changes')
local entries = require('domain.entries')
local judges = require('domain.judges')

local results = {}

---@class Results
---@field most integer approvals of the entry that has most
---@field ballots integer ballots that counted

---@class ResultRows: Rows
---@field entry integer[]
---@field place integer[]
---@field points integer[] basis points
---@field approvals integer[]
---@field jury integer[] basis points
---@field judges integer[] judges whose scores count

--- Bits of the numbers that the order follows from: points and jury scores up to 10,000, approvals up to 20,000, entries up to 4,000.
local APPROVAL_BITS = 15
local JURY_BITS = 14
local ENTRY_BITS = 12
local ENTRY_MASK = (1 << ENTRY_BITS) - 1

--- Returns the part of a new state.
---@return Results
function results.new()
  return { most = 0, ballots = 0 }
end

---@type table<string, ColumnGroup>
results.TABLES = { resultRows = { entry = 0, place = 0, points = 0, approvals = 0, jury = 0, judges = 0 } }

--- Returns the points of an entry in basis points, rounded down once.
---@param approvals integer
---@param most integer approvals of the entry that has most
---@param jury integer basis points
---@param voteWeight integer percent
---@return integer
local function pointsOf(approvals, most, jury, voteWeight)
  local whole = math.max(1, most)
  return (voteWeight * constants.FULL_POINTS * approvals + (100 - voteWeight) * jury * whole) // (100 * whole)
end

--- Returns the most approvals that an entry in the ranking has.
---@param state MinibuildState
---@return integer
local function mostApprovals(state)
  local most = 0
  for entry = 1, state.entryRows.total do
    if entries.isShown(state, entry) then most = math.max(most, state.entryRows.approvals[entry]) end
  end
  return most
end

--- Returns the entries in the ranking by a number for each, which is the larger the better an entry is; and the jury's scores.
---@param state MinibuildState
---@param most integer
---@return integer[] keys ascending
---@return table<integer, integer> judges who scored each entry
local function ranking(state, most)
  local keys, scoredBy = {}, {}
  for entry = 1, state.entryRows.total do
    if entries.isShown(state, entry) then
      local approvals, jury = state.entryRows.approvals[entry], nil
      jury, scoredBy[entry] = judges.juryOf(state, entry)
      local points = pointsOf(approvals, most, jury, state.contest.facts.voteWeight)
      local rank = (points << APPROVAL_BITS | approvals) << JURY_BITS | jury
      keys[#keys + 1] = rank << ENTRY_BITS | ENTRY_MASK - entry
    end
  end
  table.sort(keys)
  return keys, scoredBy
end

--- Adds a row of the results.
---@param state MinibuildState
---@param key integer of the ranking
---@param place integer
---@param scoredBy table<integer, integer>
local function add(state, key, place, scoredBy)
  local rows, row = state.resultRows, state.resultRows.total + 1
  local entry, rank = ENTRY_MASK - (key & ENTRY_MASK), key >> ENTRY_BITS
  rows.entry[row], rows.place[row], rows.judges[row] = entry, place, scoredBy[entry]
  rows.jury[row] = rank & (1 << JURY_BITS) - 1
  rows.approvals[row] = rank >> JURY_BITS & (1 << APPROVAL_BITS) - 1
  rows.points[row] = rank >> JURY_BITS + APPROVAL_BITS
  rows.total, state.entryRows.place[entry] = row, place
end

--- Makes the results. The order is that of points, then approvals, then the jury's score; entries that are equal in all three
-- share a place, and the next place is skipped.
---@param state MinibuildState
---@param now integer
function results.publish(state, now)
  local most = mostApprovals(state)
  local keys, scoredBy = ranking(state, most)
  local place, before = 0, nil
  for index = #keys, 1, -1 do
    local rank = keys[index] >> ENTRY_BITS
    if rank ~= before then place, before = #keys - index + 1, rank end
    add(state, keys[index], place, scoredBy)
  end
  state.results.most, state.results.ballots = most, state.ballots.counting
  state.contest.publishedAt = now
  changes.contest()
end

return results
