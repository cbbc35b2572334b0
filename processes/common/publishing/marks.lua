--- Marks: what the message in work changed of the parts that a process publishes (common/publishing/publisher.lua). The code that
-- changes a row marks it, so that nothing is compared or encoded that is as it was.
local marks = {}

--- Names a row among those of its kind.
---@alias PublishedRow integer | string

--- Rows whose texts are to be published, in the order in which they were marked, each once. A message publishes only some of them. The
-- code is evaluated again in a live process, which keeps them.
---@class UnpublishedRows
---@field first integer place of the first one
---@field last integer place of the last one
---@field kinds table<integer, string> by place
---@field rows table<integer, PublishedRow> by place
---@field waiting table<string, table<PublishedRow, true>> rows by kind
UnpublishedRows = UnpublishedRows or { first = 1, last = 0, kinds = {}, rows = {}, waiting = {} }

--- Changed rows of parts, by the part's key, since they were taken.
---@type table<string, table<PublishedRow, true>>
local changed = {}

--- Marks a row that has a key of its own.
---@param kind string
---@param row PublishedRow
function marks.row(kind, row)
  local unpublished = UnpublishedRows
  local waiting = unpublished.waiting[kind]
  if not waiting then
    waiting = {}
    unpublished.waiting[kind] = waiting
  end
  if waiting[row] then return end
  waiting[row] = true
  local last = unpublished.last + 1
  unpublished.last, unpublished.kinds[last], unpublished.rows[last] = last, kind, row
end

--- Takes the row that was marked first; nil when none waits.
---@return string? kind
---@return PublishedRow? row
function marks.takeRow()
  local unpublished = UnpublishedRows
  local first = unpublished.first
  local kind, row = unpublished.kinds[first], unpublished.rows[first]
  if not kind then return nil end
  unpublished.first, unpublished.kinds[first], unpublished.rows[first] = first + 1, nil, nil
  unpublished.waiting[kind][row] = nil
  return kind, row
end

--- Forgets all that is marked.
function marks.forget()
  UnpublishedRows = { first = 1, last = 0, kinds = {}, rows = {}, waiting = {} }
  changed = {}
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
