--- A generator of pseudo-random numbers: sfc32 by Chris Doty-Humphrey (PractRand). Its state is four 32-bit words.
local chance = {}

--- The four words of a generator.
---@alias ChanceState integer[]

--- Returns the generator that a seed of 16 bytes starts: its bytes as four big-endian words.
---@param seed string
---@return ChanceState
function chance.from(seed)
  local a, b, c, counter = string.unpack('>I4I4I4I4', seed)
  return { a, b, c, counter }
end

--- Returns the next word, from 0 to 2^32 - 1.
---@param state ChanceState
---@return integer
local function nextWord(state)
  local a, b, c, counter = state[1], state[2], state[3], state[4]
  local word = (a + b + counter) & 0xffffffff
  state[1] = b ~ (b >> 9)
  state[2] = (c + (c << 3)) & 0xffffffff
  state[3] = (((c << 21) | (c >> 11)) + word) & 0xffffffff
  state[4] = (counter + 1) & 0xffffffff
  return word
end

--- Returns a whole number from 0 up to, and without, `limit`, which is at most 2^20.
---@param state ChanceState
---@param limit integer
---@return integer
function chance.below(state, limit)
  return (nextWord(state) * limit) >> 32
end

return chance
