--- SHA-256 (FIPS 180-4) with Lua 5.3 integer operators: about three times as fast as the one in aos.
local sha256 = {}

local MASK = 0xffffffff
local INITIAL = {
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
}
local K = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

--- Mixes one 64-byte block into the eight words of `state`.
-- A word doubled into 64 bits (`x << 32 | x`) turns each rotation into a single shift; masking the sums clears the
-- bits above bit 31.
---@param state integer[] eight words, changed in place
---@param block string
local function compress(state, block)
  local w = { string.unpack('>I4I4I4I4I4I4I4I4I4I4I4I4I4I4I4I4', block) }
  for i = 17, 64 do
    local x, y = w[i - 15], w[i - 2]
    local xx, yy = x << 32 | x, y << 32 | y
    w[i] = w[i - 16] + (xx >> 7 ~ xx >> 18 ~ x >> 3) + w[i - 7] + (yy >> 17 ~ yy >> 19 ~ y >> 10) & MASK
  end
  local a, b, c, d, e, f, g, h = table.unpack(state)
  for i = 1, 64 do
    local ee, aa = e << 32 | e, a << 32 | a
    local t = h + (ee >> 6 ~ ee >> 11 ~ ee >> 25) + (g ~ e & (f ~ g)) + K[i] + w[i]
    h, g, f, e = g, f, e, d + t & MASK
    d, c, b, a = c, b, a, t + (aa >> 2 ~ aa >> 13 ~ aa >> 22) + (a & b | c & (a | b)) & MASK
  end
  state[1], state[2] = state[1] + a & MASK, state[2] + b & MASK
  state[3], state[4] = state[3] + c & MASK, state[4] + d & MASK
  state[5], state[6] = state[5] + e & MASK, state[6] + f & MASK
  state[7], state[8] = state[7] + g & MASK, state[8] + h & MASK
end

--- Returns the 32-byte digest of a byte string.
---@param bytes string
---@return string
function sha256.digest(bytes)
  local padded = bytes .. '\x80' .. ('\0'):rep((55 - #bytes) % 64) .. string.pack('>I8', #bytes * 8)
  local state = { table.unpack(INITIAL) }
  for at = 1, #padded, 64 do
    compress(state, padded:sub(at, at + 63))
  end
  return string.pack('>I4I4I4I4I4I4I4I4', table.unpack(state))
end

return sha256
