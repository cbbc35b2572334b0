--- Base64url without padding (RFC 4648, section 5), accepting only the one canonical spelling of a byte string.
local base64url = {}

local ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
local VALUE, SYMBOL = {}, {}
for i = 0, 63 do
  local byte = ALPHABET:byte(i + 1)
  VALUE[byte] = i
  SYMBOL[i] = string.char(byte)
end

--- The two symbols of each number of 12 bits.
local PAIR = {}
for i = 0, 4095 do
  PAIR[i] = SYMBOL[i >> 6] .. SYMBOL[i & 63]
end

--- Decodes a text; returns nil when it is not canonical base64url.
---@param text string
---@return string? bytes
function base64url.decode(text)
  local bits, held, out = 0, 0, {}
  for i = 1, #text do
    local value = VALUE[text:byte(i)]
    if not value then return nil end
    bits, held = bits << 6 | value, held + 6
    if held >= 8 then
      held = held - 8
      out[#out + 1] = string.char(bits >> held)
      bits = bits & (1 << held) - 1
    end
  end
  if held >= 6 or bits ~= 0 then return nil end
  return table.concat(out)
end

--- Encodes 32 bytes, as addresses, ids and proofs have, in a quarter of the steps of any other number.
---@param bytes string
---@return string text
local function encode32(bytes)
  local a, b, c, d, e, f, g, h, i, j, rest = string.unpack('>I3I3I3I3I3I3I3I3I3I3I2', bytes)
  return PAIR[a >> 12] .. PAIR[a & 4095] .. PAIR[b >> 12] .. PAIR[b & 4095] .. PAIR[c >> 12] .. PAIR[c & 4095]
    .. PAIR[d >> 12] .. PAIR[d & 4095] .. PAIR[e >> 12] .. PAIR[e & 4095] .. PAIR[f >> 12] .. PAIR[f & 4095]
    .. PAIR[g >> 12] .. PAIR[g & 4095] .. PAIR[h >> 12] .. PAIR[h & 4095] .. PAIR[i >> 12] .. PAIR[i & 4095]
    .. PAIR[j >> 12] .. PAIR[j & 4095] .. PAIR[rest >> 4] .. SYMBOL[(rest & 15) << 2]
end

--- Encodes a byte string.
---@param bytes string
---@return string text
function base64url.encode(bytes)
  if #bytes == 32 then return encode32(bytes) end
  local out, length = {}, 0
  for at = 1, #bytes - 2, 3 do
    local a, b, c = bytes:byte(at, at + 2)
    out[length + 1], out[length + 2] = PAIR[a << 4 | b >> 4], PAIR[(b & 15) << 8 | c]
    length = length + 2
  end
  local rest = #bytes % 3
  if rest > 0 then
    local a, b = bytes:byte(-rest, -1)
    out[length + 1] = PAIR[a << 4 | (b or 0) >> 4]
    if b then out[length + 2] = SYMBOL[(b & 15) << 2] end
  end
  return table.concat(out)
end

return base64url
