--- Knows the code points to which Unicode has given no character (general category Cn), as of the version that
-- `generate/unassigned.ts` names in its table. Each phone shows such a code point in another way, or as a character
-- that a later Unicode has.
local generated = require('common.codec.generated.unassigned')

local unassigned = {}

--- Code points at which assigned and unassigned ones take turns, from the first unassigned one on.
---@type integer[]?
local bounds

--- Decodes the table.
---@return integer[]
local function decode()
  local list, last = {}, 0
  for distance in generated:gmatch('%w+') do
    last = last + tonumber(distance, 36)
    list[#list + 1] = last
  end
  return list
end

--- Returns true for a code point without a character.
---@param point integer
---@return boolean
function unassigned.includes(point)
  bounds = bounds or decode()
  local low, high = 0, #bounds
  while low < high do
    local middle = (low + high + 1) // 2
    if bounds[middle] <= point then
      low = middle
    else
      high = middle - 1
    end
  end
  return low % 2 == 1
end

return unassigned
