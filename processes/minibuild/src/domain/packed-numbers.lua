--- Lists of small numbers as one text each: aos pays for every table that a state has.
local packedNumbers = {}

local BYTES = 4
local FORMAT = '>I4'

--- Returns a list of numbers as a text.
---@param list integer[]
---@return string
function packedNumbers.pack(list)
  local parts = {}
  for index, number in ipairs(list) do
    parts[index] = FORMAT:pack(number)
  end
  return table.concat(parts)
end

--- Returns the numbers of a text.
---@param text string
---@return integer[]
function packedNumbers.unpack(text)
  local list = {}
  for at = 1, #text, BYTES do
    list[#list + 1] = FORMAT:unpack(text, at)
  end
  return list
end

--- Returns the first number of a text.
---@param text string
---@return integer?
function packedNumbers.first(text)
  if text == '' then return nil end
  local first = FORMAT:unpack(text)
  return first
end

--- Returns how many numbers a text has.
---@param text string
---@return integer
function packedNumbers.count(text)
  return #text // BYTES
end

--- Returns where a number begins in a text.
---@param text string
---@param number integer
---@return integer?
local function placeOf(text, number)
  local packed = FORMAT:pack(number)
  local at = text:find(packed, 1, true)
  -- the end of one number and the beginning of the next can look like a number
  while at and (at - 1) % BYTES ~= 0 do
    at = text:find(packed, at + 1, true)
  end
  return at
end

--- Returns true when a text has a number.
---@param text string
---@param number integer
---@return boolean
function packedNumbers.has(text, number)
  return placeOf(text, number) ~= nil
end

--- Returns a text without a number.
---@param text string
---@param number integer
---@return string
function packedNumbers.without(text, number)
  local at = placeOf(text, number)
  return at and text:sub(1, at - 1) .. text:sub(at + BYTES) or text
end

return packedNumbers
