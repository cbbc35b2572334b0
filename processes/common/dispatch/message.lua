--- Reads the fields that the network sets on a message, and the data that its sender wrote.
local json = require('json')
local base64url = require('common.codec.base64url')
local errors = require('common.errors')

local message = {}

local MAX_DATA_BYTES = 32768

--- Fields of a message that aos would take from the sender's own tags; compared without case, `_` as `-`.
local RESERVED = {
  ['timestamp'] = true, ['block-height'] = true, ['id'] = true, ['nonce'] = true, ['epoch'] = true,
  ['hash-chain'] = true, ['module'] = true, ['cron'] = true, ['from'] = true, ['owner'] = true,
  ['target'] = true, ['read-only'] = true, ['data'] = true, ['tags'] = true, ['tagarray'] = true,
}

--- Returns true when a tag of the sender would pass for a field that the network sets.
function message.hasReservedTag(msg)
  for _, tag in ipairs(msg.TagArray or {}) do
    if RESERVED[tag.name:lower():gsub('_', '-')] then return true end
  end
  return false
end

--- Reads a whole number that may have come as text.
local function whole(value)
  return math.tointeger(tonumber(value))
end

--- Reads the data as a table; absent data counts as an empty object.
local function object(data)
  if data == nil or data == '' then return {} end
  if type(data) == 'string' then
    errors.expect(#data <= MAX_DATA_BYTES and data:find('^%s*{'), 'message.malformed')
    local ok, decoded = pcall(json.decode, data)
    errors.expect(ok, 'message.malformed')
    return decoded
  end
  -- aos has decoded it already when the sender tagged it as JSON
  errors.expect(type(data) == 'table' and data[1] == nil, 'message.malformed')
  return data
end

--- Reads the request that handlers get: {state, from, process, owner, now, block, data}.
-- `now` never goes back; a dry run may come without a time and then sees the state as the last message left it.
function message.read(msg, state)
  return {
    state = state,
    from = msg.From,
    process = base64url.decode(ao.id),
    owner = Owner,
    now = math.max(whole(msg.Timestamp) or 0, state.clock),
    block = whole(msg['Block-Height']) or 0,
    data = object(msg.Data),
  }
end

return message
