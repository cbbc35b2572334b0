--- Reads the fields that the network sets on a message, and the data that its sender wrote.
local constants = require('common.constants')
local json = require('json')
local base64url = require('common.codec.base64url')
local errors = require('common.errors')

local message = {}

--- A message as aos hands it to handlers.
---@class AosMessage
---@field Id string? id of the message
---@field From string address of the sender, set by the network from the verified signature
---@field Action string?
---@field Data any
---@field Tags table<string, string>? values by names as aos writes them, `X-Like-This`
---@field TagArray { name: string, value: string }[]?
---@field reply fun(message: table)? answers the sender
---@field Timestamp integer | string | nil in milliseconds

--- A message as the handlers of actions get it.
---@class Request
---@field state ProcessState
---@field id string? id of the message; the network always gives one
---@field from string address of the sender
---@field isFromProcess boolean true when another process sent it, not a wallet
---@field process string id of the process, as bytes
---@field owner string address of the owner of the process
---@field now integer time in milliseconds, never before the process's clock
---@field at integer time in milliseconds that the ledger has certainly reached, for the reply
---@field block integer height of the block
---@field data table fields that the sender wrote: those of the JSON data, or the tags
---@field answer string? action of the reply, once there is one
---@field reply string? its data

--- Fields of a message that aos would take from the sender's own tags; compared without case, `_` as `-`.
local RESERVED = {
  ['timestamp'] = true, ['block-height'] = true, ['id'] = true, ['nonce'] = true, ['epoch'] = true,
  ['hash-chain'] = true, ['module'] = true, ['cron'] = true, ['from'] = true, ['owner'] = true,
  ['target'] = true, ['read-only'] = true, ['data'] = true, ['tags'] = true, ['tagarray'] = true,
}

--- Returns true when a tag of the sender would pass for a field that the network sets.
---@param msg AosMessage
---@param free? table<string, boolean> names, without case, that the process never reads as the network's
---@return boolean
function message.hasReservedTag(msg, free)
  for _, tag in ipairs(msg.TagArray or {}) do
    local name = tag.name:lower():gsub('_', '-')
    if RESERVED[name] and not (free and free[name]) then return true end
  end
  return false
end

--- Returns the value of the first tag of a name.
---@param msg AosMessage
---@param name string in lower case
---@return string?
function message.tagOf(msg, name)
  for _, tag in ipairs(msg.TagArray or {}) do
    if tag.name:lower() == name then return tag.value end
  end
end

--- Reads a whole number that may have come as text.
---@param value any
---@return integer?
local function whole(value)
  return math.tointeger(tonumber(value))
end

--- Returns true when data that aos has decoded is not larger than a text may be: each text counts its bytes, anything
-- else one.
---@param data table
---@return boolean
local function isSmall(data)
  local left = constants.MAX_DATA_BYTES
  ---@param value any
  ---@return boolean
  local function count(value)
    left = left - (type(value) == 'string' and #value or 1)
    if left < 0 or type(value) ~= 'table' then return left >= 0 end
    for key, inner in pairs(value) do
      if not (count(key) and count(inner)) then return false end
    end
    return true
  end
  return count(data)
end

--- Reads the data as a table; absent data counts as an empty object.
---@param data any
---@return table
local function object(data)
  if data == nil or data == '' then return {} end
  if type(data) == 'string' then
    errors.expect(#data <= constants.MAX_DATA_BYTES and data:find('^%s*{'), 'message.malformed')
    local ok, decoded = pcall(json.decode, data)
    errors.expect(ok, 'message.malformed')
    return decoded
  end
  -- aos has decoded it already when the sender tagged it as JSON
  errors.expect(type(data) == 'table' and data[1] == nil and isSmall(data), 'message.malformed')
  return data
end

--- Reads the request of a message, whose fields are its tags or those of its JSON data. A dry run without a time, or of
-- time 0, is at that of the latest message, which the clock may be behind after a pause.
---@param msg AosMessage
---@param state ProcessState
---@param isTagged? boolean true when the fields are the tags
---@return Request
function message.read(msg, state, isTagged)
  local time = whole(msg.Timestamp) or 0
  -- units and nodes of the network give this tag to the messages of processes
  local isFromProcess = message.tagOf(msg, 'from-process') ~= nil
  return {
    state = state,
    id = msg.Id,
    from = msg.From,
    isFromProcess = isFromProcess,
    process = base64url.decode(ao.id),
    owner = Owner,
    now = math.max(time > 0 and time or state.latest, state.clock),
    at = math.max(time, state.clock),
    block = whole(msg['Block-Height']) or 0,
    data = isTagged and (msg.Tags or {}) or object(msg.Data),
  }
end

--- Returns a request in the place of an evaluation, which has none: for what is published after it.
---@param state ProcessState
---@return Request
function message.ofEvaluation(state)
  -- aos sets this to the time of the message
  local time = whole(os.time()) or 0
  return {
    state = state,
    from = Owner,
    isFromProcess = false,
    process = base64url.decode(ao.id),
    owner = Owner,
    now = math.max(time, state.clock),
    at = math.max(time, state.clock),
    block = 0,
    data = {},
  }
end

return message
