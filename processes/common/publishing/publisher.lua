--- Publishes parts of a process's state as JSON texts under keys, for HyperBEAM nodes, which answer them by a plain GET. All parts that
-- a message changed go out in one message to the device `patch@1.0` (docs/decisions/101-published-state.md).
--
-- Every character costs: aos reads the text of a result letter by letter. So parts are small, and texts are lines where they are long.
local marks = require('common.publishing.marks')

--- Rows that a message publishes at most; further ones wait for the next messages.
local MAX_ROWS = 8
--- Texts of rows that a process keeps, so as to publish none again that is as it was.
local MAX_KEPT_TEXTS = 500

--- A part that has one key.
---@class PublishedPart
---@field key string in lower case; no name that a device has
---@field text fun(request: Request, isFirst: boolean): string? JSON; nil when the part is surely as it was

--- Parts that have a key for each row.
---@class PublishedRows
---@field key fun(state: any, row: PublishedRow): string? nil for a row that has none
---@field text fun(request: Request, row: PublishedRow): string JSON
---@field all fun(state: any): PublishedRow[]

---@class PublishedParts
---@field parts PublishedPart[]
---@field rows table<string, PublishedRows> by kind

--- Returns the text of a part as it is published, with the time that the ledger has certainly reached.
---@param request Request
---@param text string
---@return string
local function dated(request, text)
  return ('{"at":%d,"is":%s}'):format(request.at, text)
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
        marks.row(kind, row)
      end
    end
    return true
  end

  ---@param request Request
  ---@param isEvaluation boolean?
  ---@return MessageTag[]
  return function(request, isEvaluation)
    local changed = {}
    local isNew = isOther(request.state) or isEvaluation
    for _, part in ipairs(published.parts) do
      local key = part.key
      local text = part.text(request, isNew or latest[key] == nil)
      if text and text ~= latest[key] then
        latest[key] = text
        changed[#changed + 1] = { name = key, value = dated(request, text) }
      end
    end
    for _ = 1, MAX_ROWS do
      local kind, row = marks.takeRow()
      if not kind then break end
      local rows = published.rows[kind]
      local key = rows.key(request.state, row)
      local text = key and rows.text(request, row)
      if text and text ~= latest[key] then
        keep(key, text)
        changed[#changed + 1] = { name = key, value = dated(request, text) }
      end
    end
    return changed
  end
end
