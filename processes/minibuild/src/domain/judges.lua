--- The judges and their scores. The scores of somebody who is no judge any more, or has joined the entry's team, don't count.
local constants = require('constants')
local changes = require('domain.changes')
local entries = require('domain.entries')
local people = require('domain.people')

local judges = {}

---@class Judges
---@field list JudgeRecord[] also those who were one
---@field numberOf table<string, integer> place in the list, by address
---@field sheetOf table<integer, integer> row of a sheet, by judge and entry

---@class JudgeRecord
---@field address string
---@field name string
---@field isJudge boolean
---@field sheets integer

---@class SheetRows: Rows
---@field judge integer[] place in the list
---@field entry integer[]
---@field scores string[] a byte for each criterion; empty for a conflict of interest
---@field at integer[] in milliseconds

--- Entries that the key of a sheet leaves room for.
local ENTRIES = 4096

--- Returns the part of a new state.
---@return Judges
function judges.new()
  return { list = {}, numberOf = {}, sheetOf = {} }
end

---@type table<string, ColumnGroup>
judges.TABLES = { sheetRows = { judge = 0, entry = 0, scores = '', at = 0 } }

--- Returns the number of somebody who is a judge.
---@param state MinibuildState
---@param address string
---@return integer?
function judges.of(state, address)
  local number = state.judges.numberOf[address]
  return number and state.judges.list[number].isJudge and number or nil
end

--- Returns how many judges there are.
---@param state MinibuildState
---@return integer
local function count(state)
  local active = 0
  for _, judge in ipairs(state.judges.list) do
    if judge.isJudge then active = active + 1 end
  end
  return active
end

--- Returns true when an address can become a judge, or is one.
---@param state MinibuildState
---@param address string
---@return boolean
function judges.canBe(state, address)
  if judges.of(state, address) then return true end
  local hasRoom = state.judges.numberOf[address] or #state.judges.list < constants.MAX_JUDGES_EVER
  return hasRoom and count(state) < constants.MAX_JUDGES or false
end

--- Makes somebody a judge, or no longer one.
---@param state MinibuildState
---@param address string
---@param name string
---@param isJudge boolean
function judges.set(state, address, name, isJudge)
  local own = state.judges
  local number = own.numberOf[address] or #own.list + 1
  own.list[number] = own.list[number] or { address = address, sheets = 0 }
  own.list[number].name, own.list[number].isJudge = name, isJudge
  own.numberOf[address] = number
  changes.contest()
end

--- Returns true when a judge is in the team of an entry, or was when a revision of it came.
---@param state MinibuildState
---@param judge integer
---@param entry integer
---@return boolean
function judges.isOwn(state, judge, entry)
  local person = people.of(state, state.judges.list[judge].address)
  return person ~= nil and entries.isOf(state, entry, person)
end

--- Returns the row of a judge's sheet about an entry.
---@param state MinibuildState
---@param judge integer
---@param entry integer
---@return integer?
function judges.sheetOf(state, judge, entry)
  return state.judges.sheetOf[judge * ENTRIES + entry]
end

--- Keeps a judge's scores of an entry in the place of earlier ones; returns the row.
---@param state MinibuildState
---@param judge integer
---@param entry integer
---@param scores integer[]? none for a conflict of interest
---@param now integer
---@return integer
function judges.score(state, judge, entry, scores, now)
  local rows, own = state.sheetRows, state.judges
  local sheet = judges.sheetOf(state, judge, entry)
  if not sheet then
    sheet = rows.total + 1
    rows.judge[sheet], rows.entry[sheet] = judge, entry
    rows.total, own.sheetOf[judge * ENTRIES + entry] = sheet, sheet
    own.list[judge].sheets = own.list[judge].sheets + 1
  end
  rows.scores[sheet], rows.at[sheet] = scores and string.char(table.unpack(scores)) or '', now
  return sheet
end

--- Returns true when a sheet counts in the jury's score, unless it says that there is a conflict.
---@param state MinibuildState
---@param sheet integer
---@return boolean
function judges.counts(state, sheet)
  local judge = state.sheetRows.judge[sheet]
  return state.judges.list[judge].isJudge and not judges.isOwn(state, judge, state.sheetRows.entry[sheet])
end

--- Returns the jury's score of an entry in basis points, rounded down, and the judges whose scores count.
---@param state MinibuildState
---@param entry integer
---@return integer
---@return integer
function judges.juryOf(state, entry)
  local criteria, scored, sum, weights = state.contest.facts.criteria, 0, 0, 0
  for _, criterion in ipairs(criteria) do
    weights = weights + criterion.weight
  end
  for judge = 1, #state.judges.list do
    local sheet = judges.sheetOf(state, judge, entry)
    local scores = sheet and judges.counts(state, sheet) and state.sheetRows.scores[sheet] or ''
    if scores ~= '' then scored = scored + 1 end
    for index = 1, #scores do
      sum = sum + criteria[index].weight * scores:byte(index)
    end
  end
  if scored == 0 then return 0, 0 end
  return sum * constants.FULL_POINTS // (weights * constants.MAX_SCORE * scored), scored
end

return judges
