--- The runs that were submitted and replayed, and count on a board. Each stays with its log of inputs while one keeps it.
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local takeRow = require('common.state.take-row')
local constants = require('constants')

local scores = {}

---@class ScoreRows: Rows
---@field run string[] id
---@field game string[]
---@field on string[]
---@field day string[] of a daily run, else empty
---@field person integer[]
---@field seed PackedColumn
---@field pace integer[]
---@field steps integer[]
---@field log string[] bytes
---@field score integer[]
---@field isOver boolean[]
---@field turn integer[] number of the submission
---@field at integer[] time of the submission, in milliseconds
---@field isFlagged boolean[] true when its inputs came inhumanly evenly
---@field struck string[] reason for which it was struck, else empty
---@field count integer[] latest of its rows among the counts, see domain/boards

---@class ArcadePeople: Rows
---@field address string[]
---@field isAdmitted boolean[] the list that the person's places belong on, see domain/standings
---@field entries integer[] latest of the person's entries on boards, 0 for none
---@field moving integer[] next entry that may have to move to the other list, 0 for none

---@class Scores
---@field rowOf table<string, integer> by the run's id
---@field personOf table<string, integer> by address
---@field latest integer number of the latest submission
---@field free integer[] rows of runs that no board keeps any more

---@class NewScore
---@field steps integer
---@field log string
---@field score integer
---@field isOver boolean
---@field isFlagged boolean

--- Returns the part of a new state.
---@return Scores
function scores.new()
  return { rowOf = {}, personOf = {}, latest = 0, free = {} }
end

---@type table<string, ColumnGroup>
scores.TABLES = {
  scoreRows = {
    run = '',
    game = '',
    on = '',
    day = '',
    person = 0,
    seed = columns.packed(constants.SEED_BYTES),
    pace = 0,
    steps = 0,
    log = '',
    score = 0,
    isOver = false,
    turn = 0,
    at = 0,
    isFlagged = false,
    struck = '',
    count = 0,
  },
  people = { address = '', isAdmitted = false, entries = 0, moving = 0 },
}

--- Returns the row of a submitted run.
---@param state ArcadeState
---@param run string id
---@return integer?
function scores.of(state, run)
  return state.scores.rowOf[run]
end

--- Returns true until a submitted run is dropped.
---@param state ArcadeState
---@param row integer
---@return boolean
function scores.isKept(state, row)
  return state.scoreRows.run[row] ~= ''
end

--- Returns the number of a person.
---@param state ArcadeState
---@param address string
---@return integer?
function scores.personOf(state, address)
  return state.scores.personOf[address]
end

--- Returns the number of a person, who gets one if need be.
---@param state ArcadeState
---@param address string
---@return integer
local function personAt(state, address)
  local people, personOf = state.people, state.scores.personOf
  if not personOf[address] then
    people.total = people.total + 1
    local person = people.total
    people.address[person], personOf[address] = address, person
    people.isAdmitted[person], people.entries[person], people.moving[person] = false, 0, 0
  end
  return personOf[address]
end

--- Returns true when a score ranks before another one: it is higher, or as high and earlier.
---@param state ArcadeState
---@param row integer
---@param other integer
---@return boolean
function scores.isBefore(state, row, other)
  local score, turn = state.scoreRows.score, state.scoreRows.turn
  if score[row] ~= score[other] then return score[row] > score[other] end
  return turn[row] < turn[other]
end

--- Returns the number of runs that are kept.
---@param state ArcadeState
---@return integer
function scores.total(state)
  return state.scoreRows.total - #state.scores.free
end

--- Keeps an open run as a submitted one; returns its row.
---@param state ArcadeState
---@param open integer row of the open run, which stays
---@param played NewScore
---@param now integer
---@return integer
function scores.add(state, open, played, now)
  local rows, from = state.scoreRows, state.openRuns
  local row = takeRow(state.scoreRows, state.scores.free)
  rows.run[row], rows.game[row], rows.on[row] = from.id[open], from.game[open], from.on[open]
  rows.day[row], rows.pace[row] = from.day[open], from.pace[open]
  rows.person[row] = personAt(state, from.player[open])
  packedColumn.set(rows.seed, row, packedColumn.get(from.seed, open))
  rows.steps[row], rows.log[row], rows.score[row] = played.steps, played.log, played.score
  rows.isOver[row], rows.isFlagged[row] = played.isOver, played.isFlagged
  rows.at[row], rows.struck[row], rows.count[row] = now, '', 0
  state.scores.latest = state.scores.latest + 1
  rows.turn[row] = state.scores.latest
  state.scores.rowOf[rows.run[row]] = row
  return row
end

--- Drops a run that counts on no board, with its log.
---@param state ArcadeState
---@param row integer
function scores.drop(state, row)
  local rows, kept = state.scoreRows, state.scores
  kept.rowOf[rows.run[row]] = nil
  for _, name in ipairs({ 'run', 'game', 'on', 'day', 'log' }) do
    rows[name][row] = ''
  end
  kept.free[#kept.free + 1] = row
end

return scores
