--- Publishes parts of a process's state as JSON texts under keys, for HyperBEAM nodes, which answer them by a plain GET. All parts that
-- a message changed go out in one message to the device `patch@1.0` (docs/decisions/101-published-state.md).
--
-- Every character costs: a search for one of a set takes as long as ten copies. So parts are small, and texts are lines where they are long.
local marks = require('common.publishing.marks')

--- Rows that a message changed and publishes itself, those of its own act first: of who acts, and of who is acted on. Others are
-- withdrawn, so that dry runs answer in their place, and wait.
local OWN_ROWS = 2
--- Rows that a message publishes at most, the further ones while its texts have room: those that wait longest, oldest first.
local MAX_ROWS = 3
--- Rows that a message publishes which works on what an earlier one left: it settles for others, or makes a withdrawn part again.
local BUSY_ROWS = 1
--- Characters after which no further row follows.
local ROOM = 800
--- The text of a row or a part that is withdrawn.
local WITHDRAWN = 'null'
--- Texts of rows that a process keeps, so as to publish none again that is as it was.
local MAX_KEPT_TEXTS = 500

--- A part that has one key.
---@class PublishedPart
---@field key string in lower case; no name that a device has
---@field text fun(request: Request, isFirst: boolean): string?, boolean? JSON, nil when the part is surely as it was; then true where one message can't make all of it: without a text it is withdrawn

--- Parts that have a key for each row.
---@class PublishedRows
---@field key fun(state: any, row: PublishedRow): string? nil for a row that has none
---@field text fun(request: Request, row: PublishedRow): string JSON
---@field all fun(state: any): PublishedRow[]

---@class PublishedParts
---@field parts PublishedPart[]
---@field rows table<string, PublishedRows> by kind
---@field first? fun(request: Request): string, PublishedRow? kind and row of whoever acts, which come first where they changed

--- Brings a row to the front, if it is among others.
---@param rows MarkedRow[]
---@param kind string
---@param row PublishedRow?
local function bringForward(rows, kind, row)
  for index, marked in ipairs(rows) do
    if marked.row == row and marked.kind == kind then
      table.insert(rows, 1, table.remove(rows, index))
      return
    end
  end
end

--- Returns the function that gives the parts that a message changed, as tags for the device `patch@1.0`. After an evaluation
-- any part may be another one; with another table as state, all rows are.
---@param published PublishedParts
---@return fun(request: Request, isEvaluation: boolean?): MessageTag[]
return function(published)
  --- Texts as they were published last, by key. New code publishes its parts anew.
  ---@type table<string, string>
  local latest = {}
  --- Keys of rows whose texts are among them, at most `MAX_KEPT_TEXTS`: each takes the place of the oldest.
  ---@type string[]
  local kept, place = {}, 0

  --- Keeps the text of a row, in place of the oldest.
  ---@param key string
  ---@param text string
  local function keep(key, text)
    if latest[key] == nil then
      place = place % MAX_KEPT_TEXTS + 1
      if kept[place] then latest[kept[place]] = nil end
      kept[place] = key
    end
    latest[key] = text
  end

  --- Marks all rows of a state that came in the place of another one, and no others. Returns true for such a state.
  ---@param state ProcessState
  ---@return boolean
  local function isOther(state)
    local before = PublishedState
    PublishedState = state
    if before == nil or before == state then return false end
    marks.forget()
    for kind, rows in pairs(published.rows) do
      for _, row in ipairs(rows.all(state)) do
        marks.wait({ kind = kind, row = row })
      end
    end
    return true
  end

  --- Publishes rows that a message changed, and some that wait.
  ---@param request Request
  ---@param changed MessageTag[]
  ---@param isBusy boolean
  local function publishRows(request, changed, isBusy)
    local done, count, size = {}, 0, 0
    for _, part in ipairs(changed) do
      size = size + #part.value
    end

    --- Adds the text of a row, unless it is as it was.
    ---@param marked MarkedRow
    ---@param isWithdrawn boolean?
    local function publish(marked, isWithdrawn)
      local rows = published.rows[marked.kind]
      local key = rows.key(request.state, marked.row)
      if not key then return end
      local text = isWithdrawn and WITHDRAWN or rows.text(request, marked.row)
      if text == latest[key] then return end
      keep(key, text)
      changed[#changed + 1], size = { name = key, value = text }, size + #text
    end

    ---@param marked MarkedRow
    local function publishNow(marked)
      marks.endWait(marked)
      done[marked.kind .. marked.row], count = true, count + 1
      publish(marked)
    end

    ---@return boolean
    local function hasRoom() return not isBusy and count < MAX_ROWS and size < ROOM end

    local rows, settled = marks.takeRows()
    isBusy = isBusy or settled > 0
    local own = math.min(isBusy and BUSY_ROWS or OWN_ROWS, #rows)
    if published.first then bringForward(rows, published.first(request)) end
    for index = 1, own do
      publishNow(rows[index])
    end
    local oldest = marks.oldest()
    while oldest and hasRoom() do
      publishNow(oldest)
      oldest = marks.oldest()
    end
    for index = own + 1, #rows do
      local marked = rows[index]
      local isDone = done[marked.kind .. marked.row]
      if not isDone and hasRoom() then
        publishNow(marked)
      elseif not isDone and marks.wait(marked) then
        publish(marked, true)
      end
    end
  end

  ---@param request Request
  ---@param isEvaluation boolean?
  ---@return MessageTag[]
  return function(request, isEvaluation)
    local changed, isBusy = {}, false
    local isNew = isOther(request.state) or isEvaluation
    for _, part in ipairs(published.parts) do
      local key = part.key
      local text, isBehind = part.text(request, isNew or latest[key] == nil)
      if isBehind then
        text, isBusy = text or WITHDRAWN, true
      end
      if text and text ~= latest[key] then
        latest[key] = text
        changed[#changed + 1] = { name = key, value = text }
      end
    end
    publishRows(request, changed, isBusy)
    return changed
  end
end
