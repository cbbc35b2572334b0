--- Marks: what the message in work changed of the parts that a process publishes (common/publishing/publisher.lua). The code that
-- changes a row marks it, so that nothing is compared or encoded that is as it was.
local marks = {}

--- Names a row among those of its kind.
---@alias PublishedRow integer | string

--- Rows whose texts wait to be published, the oldest first. The code is evaluated again in a live process, which keeps them.
---@class WaitingRows
---@field first integer place of the first one
---@field last integer place of the last one
---@field rows table<integer, MarkedRow> by place
---@field places table<string, table<PublishedRow, integer>> by kind and row
WaitingRows = WaitingRows or { first = 1, last = 0, rows = {}, places = {} }

---@class MarkedRow
---@field kind string
---@field row PublishedRow

--- Rows that the message in work marked, each once: those of its own act, and those that its time settles of others.
---@type MarkedRow[]
local own, others = {}, {}
---@type table<string, table<PublishedRow, true>>
local marked = {}

--- Changed rows of parts, by the part's key, since they were taken.
---@type table<string, table<PublishedRow, true>>
local changed = {}

--- Marks a row that has a key of its own.
---@param kind string
---@param row PublishedRow
function marks.row(kind, row)
  local rows = marked[kind]
  if not rows then
    rows = {}
    marked[kind] = rows
  end
  if rows[row] then return end
  rows[row] = true
  own[#own + 1] = { kind = kind, row = row }
end

--- Ends what a message settles of others before its own act.
function marks.endOthers()
  others, own = own, {}
end

--- Takes the rows that the message marked: those of its own act first. Returns how many of others it settled as well.
---@return MarkedRow[]
---@return integer settled
function marks.takeRows()
  local rows, settled = own, #others
  table.move(others, 1, settled, #rows + 1, rows)
  own, others, marked = {}, {}, {}
  return rows, settled
end

--- Lets a row wait. Returns true unless it waits already.
---@param marked MarkedRow
---@return boolean
function marks.wait(marked)
  local places = WaitingRows.places[marked.kind]
  if not places then
    places = {}
    WaitingRows.places[marked.kind] = places
  end
  if places[marked.row] then return false end
  local last = WaitingRows.last + 1
  WaitingRows.last, WaitingRows.rows[last], places[marked.row] = last, marked, last
  return true
end

--- Ends the waiting of a row, if it waits.
---@param marked MarkedRow
function marks.endWait(marked)
  local places = WaitingRows.places[marked.kind]
  local place = places and places[marked.row]
  if place then WaitingRows.rows[place], places[marked.row] = nil, nil end
end

--- Returns the row that waits longest; nil when none waits.
---@return MarkedRow?
function marks.oldest()
  local waiting = WaitingRows
  while waiting.first <= waiting.last and not waiting.rows[waiting.first] do
    waiting.first = waiting.first + 1
  end
  return waiting.rows[waiting.first]
end

--- Forgets all that is marked.
function marks.forget()
  WaitingRows = { first = 1, last = 0, rows = {}, places = {} }
  own, others, marked, changed = {}, {}, {}, {}
end

--- Marks a row of a part that has one key for all its rows.
---@param part string
---@param row PublishedRow
function marks.part(part, row)
  local rows = changed[part]
  if rows then
    rows[row] = true
  else
    changed[part] = { [row] = true }
  end
end

--- Takes the rows of a part that were marked; nil without one.
---@param part string
---@return table<PublishedRow, true>?
function marks.takePart(part)
  local rows = changed[part]
  changed[part] = nil
  return rows
end

return marks
