--- The runs that were begun and can still be submitted. They are in a tree by the moment at which their time is over, after which
-- later messages drop them, some at each; their rows are used again.
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local orderedTree = require('common.state.ordered-tree')
local takeRow = require('common.state.take-row')
local constants = require('constants')

local runs = {}

---@class OpenRuns: Rows
---@field id string[] of the message that began the run; empty for a row that is free
---@field game string[]
---@field on string[]
---@field day string[] of a daily run, else empty
---@field sender string[]
---@field player string[]
---@field seed PackedColumn
---@field pace integer[]
---@field sequence integer[] number of the begin
---@field begunAt integer[] in milliseconds
---@field finishedSteps integer[] steps of the run once its end is known, 0 before
---@field logHash string[] bytes of the hash of its log then, else empty
---@field submitUntil integer[] in milliseconds, for a run of the most steps
---@field byEnd TreeLinks

---@class Runs
---@field rowOf table<string, integer> by id
---@field ofSender table<string, integer[]> rows, by address
---@field firstEnding integer top of the tree by the end of their time
---@field free integer[] rows
---@field begins Begins

--- The begins of so short a time ago that their messages would not come too late when they came again, in a queue.
---@class Begins
---@field first integer place of the earliest one
---@field last integer place of the latest one
---@field sender table<integer, string> by place
---@field sequence table<integer, integer> by place
---@field latestOf table<string, integer> number of the latest begin of a sender

---@class NewRun
---@field id string
---@field game string
---@field on string
---@field day string
---@field sender string
---@field player string
---@field seed string
---@field pace integer
---@field sequence integer
---@field begunAt integer
---@field submitUntil integer

--- Returns the part of a new state.
---@return Runs
function runs.new()
  local begins = { first = 1, last = 0, sender = {}, sequence = {}, latestOf = {} }
  return { rowOf = {}, ofSender = {}, firstEnding = 0, free = {}, begins = begins }
end

---@type table<string, ColumnGroup>
runs.TABLES = {
  openRuns = {
    id = '',
    game = '',
    on = '',
    day = '',
    sender = '',
    player = '',
    seed = columns.packed(constants.SEED_BYTES),
    pace = 0,
    sequence = 0,
    begunAt = 0,
    finishedSteps = 0,
    logHash = '',
    submitUntil = 0,
    byEnd = { left = 0, right = 0, size = 0 },
  },
}

--- Returns the time that a number of steps takes to play, in milliseconds.
---@param steps integer
---@return integer
function runs.playTime(steps)
  return steps * 1000 // constants.STEPS_PER_SECOND
end

--- Returns the last moment at which the end of a run of so many steps can become known.
---@param begunAt integer
---@param steps integer
---@return integer
function runs.lastFinish(begunAt, steps)
  return begunAt + runs.playTime(steps) + constants.FINISH_ALLOWANCE_MS
end

--- Returns the last moment at which a run of so many steps can be submitted, whose end is known.
---@param begunAt integer
---@param steps integer
---@return integer
function runs.lastMoment(begunAt, steps)
  return begunAt + runs.playTime(steps) + constants.SUBMIT_ALLOWANCE_MS
end

--- Returns the order of rows by the end of their time.
---@param rows OpenRuns
---@return IsBefore
local function byEnd(rows)
  ---@param row integer
  ---@param other integer
  ---@return boolean
  return function(row, other)
    local one, two = rows.submitUntil[row], rows.submitUntil[other]
    return one < two or one == two and row < other
  end
end

--- Returns the row of an open run; it may be over.
---@param state ArcadeState
---@param id string
---@return integer?
function runs.of(state, id)
  return state.runs.rowOf[id]
end

--- Returns true when the time of a run is over.
---@param state ArcadeState
---@param row integer
---@param now integer
---@return boolean
function runs.isOver(state, row, now)
  return state.openRuns.submitUntil[row] < now
end

--- Returns the row of an open run whose time is not over.
---@param state ArcadeState
---@param id string
---@param now integer
---@return integer?
function runs.goingWith(state, id, now)
  local row = runs.of(state, id)
  if row and not runs.isOver(state, row, now) then return row end
end

--- Returns the rows of a sender's runs whose time is not over.
---@param state ArcadeState
---@param sender string
---@param now integer
---@return integer[]
function runs.goingOf(state, sender, now)
  local going = {}
  for _, row in ipairs(state.runs.ofSender[sender] or {}) do
    if not runs.isOver(state, row, now) then going[#going + 1] = row end
  end
  return going
end

--- Returns true for the number of a begin that is near enough to the time of its message.
---@param sequence integer
---@param now integer
---@return boolean
function runs.isTimely(sequence, now)
  return math.abs(sequence - now) <= constants.BEGIN_WINDOW_MS
end

--- Returns the number of the latest begin of a sender; nil when it was so long ago that its message would come too late.
---@param state ArcadeState
---@param sender string
---@return integer?
function runs.latestBegin(state, sender)
  return state.runs.begins.latestOf[sender]
end

--- Keeps the number of a begin.
---@param state ArcadeState
---@param sender string
---@param sequence integer
local function keepBegin(state, sender, sequence)
  local begins = state.runs.begins
  begins.last = begins.last + 1
  begins.sender[begins.last], begins.sequence[begins.last] = sender, sequence
  begins.latestOf[sender] = sequence
end

--- Forgets some begins whose messages would come too late, the earliest ones first.
---@param state ArcadeState
---@param now integer
---@param count integer of the begins that are forgotten, at most
function runs.forgetBegins(state, now, count)
  local begins = state.runs.begins
  for _ = 1, count do
    local first = begins.first
    local sender, sequence = begins.sender[first], begins.sequence[first]
    if not sender or sequence + constants.BEGIN_WINDOW_MS >= now then return end
    if begins.latestOf[sender] == sequence then begins.latestOf[sender] = nil end
    begins.sender[first], begins.sequence[first], begins.first = nil, nil, first + 1
  end
end

--- Closes an open run and frees its row.
---@param state ArcadeState
---@param row integer
function runs.close(state, row)
  local kept, rows = state.runs, state.openRuns
  local ofSender = kept.ofSender[rows.sender[row]]
  for index, other in ipairs(ofSender) do
    if other == row then
      table.remove(ofSender, index)
      break
    end
  end
  if #ofSender == 0 then kept.ofSender[rows.sender[row]] = nil end
  kept.rowOf[rows.id[row]] = nil
  kept.firstEnding = orderedTree.remove(rows.byEnd, kept.firstEnding, row, byEnd(rows))
  for _, name in ipairs({ 'id', 'game', 'on', 'day', 'sender', 'player', 'logHash' }) do
    rows[name][row] = ''
  end
  kept.free[#kept.free + 1] = row
end

--- Returns true once the end of a run is known.
---@param state ArcadeState
---@param row integer
---@return boolean
function runs.isFinished(state, row)
  return state.openRuns.finishedSteps[row] ~= 0
end

--- Keeps the end of a run: from then on it can have no other log.
---@param state ArcadeState
---@param row integer
---@param steps integer
---@param logHash string bytes
function runs.finish(state, row, steps, logHash)
  state.openRuns.finishedSteps[row], state.openRuns.logHash[row] = steps, logHash
end

--- Drops some runs whose time is over, the first ones first.
---@param state ArcadeState
---@param now integer
---@param count integer of the runs that are dropped, at most
function runs.dropOver(state, now, count)
  for _ = 1, count do
    local first = {}
    orderedTree.append(state.openRuns.byEnd, state.runs.firstEnding, 1, 1, first)
    if not first[1] or not runs.isOver(state, first[1], now) then return end
    runs.close(state, first[1])
  end
end

--- Drops the runs of a sender whose time is over.
---@param state ArcadeState
---@param sender string
---@param now integer
local function dropOverOf(state, sender, now)
  for _, row in ipairs({ table.unpack(state.runs.ofSender[sender] or {}) }) do
    if runs.isOver(state, row, now) then runs.close(state, row) end
  end
end

--- Adds a run whose sender has room for it; returns its row.
---@param state ArcadeState
---@param run NewRun
---@return integer
function runs.open(state, run)
  dropOverOf(state, run.sender, run.begunAt)
  keepBegin(state, run.sender, run.sequence)
  local kept, rows = state.runs, state.openRuns
  local row = takeRow(state.openRuns, state.runs.free)
  for _, name in ipairs({ 'id', 'game', 'on', 'day', 'sender', 'player', 'pace', 'sequence', 'begunAt', 'submitUntil' }) do
    rows[name][row] = run[name]
  end
  packedColumn.set(rows.seed, row, run.seed)
  runs.finish(state, row, 0, '')
  kept.rowOf[run.id] = row
  kept.ofSender[run.sender] = kept.ofSender[run.sender] or {}
  table.insert(kept.ofSender[run.sender], row)
  kept.firstEnding = orderedTree.add(rows.byEnd, kept.firstEnding, row, byEnd(rows))
  return row
end

return runs
