--- Returns a 32-bit hash of numbers, each a whole number of 32 bits with or without sign (FNV-1a over words, mixed).
---@param numbers integer[]
---@return integer
return function(numbers)
  local hash = 0x811c9dc5
  for _, number in ipairs(numbers) do
    hash = ((hash ~ (number & 0xffffffff)) * 0x01000193) & 0xffffffff
    hash = hash ~ (hash >> 15)
  end
  return hash
end
