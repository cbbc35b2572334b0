--- Arithmetic of whole numbers of any size, written in decimal: texts of digits without leading zeros.
local decimal = {}

--- Digits that are added at once: what fits a Lua integer with a carry.
local STEP = 18
local BASE = math.tointeger(10 ^ STEP)

--- Returns true for a text of decimal digits.
---@param text any
---@return boolean
function decimal.isDigits(text)
  return type(text) == 'string' and text:find('^%d+$') ~= nil
end

--- Returns digits without leading zeros.
---@param digits string
---@return string
function decimal.trimmed(digits)
  return (digits:gsub('^0+(%d)', '%1'))
end

--- Returns the 18 or fewer digits that end `from` places before the end, as a number; 0 before the first digit.
---@param digits string
---@param from integer places before the end, 0 for the last
---@return integer
local function part(digits, from)
  local last = #digits - from
  return last < 1 and 0 or math.tointeger(tonumber(digits:sub(math.max(1, last - STEP + 1), last)))
end

--- Joins parts of 18 digits, the lowest first.
---@param parts integer[]
---@return string
local function joined(parts)
  local texts = {}
  for index = #parts, 1, -1 do
    texts[#texts + 1] = ('%018d'):format(parts[index])
  end
  return decimal.trimmed(table.concat(texts))
end

--- Returns a number below 0, 0, or above 0, as the first number is less than, equal to or more than the second one.
---@param one string
---@param other string
---@return integer
function decimal.compare(one, other)
  if #one ~= #other then return #one - #other end
  return one == other and 0 or one < other and -1 or 1
end

--- Returns the lesser one of two numbers.
---@param one string
---@param other string
---@return string
function decimal.least(one, other)
  return decimal.compare(one, other) < 0 and one or other
end

--- Returns a number without its last digits: divided by a power of ten, and rounded down.
---@param one string
---@param places integer at least 1
---@return string
function decimal.withoutLast(one, places)
  return #one > places and one:sub(1, -places - 1) or '0'
end

---@param one string
---@param other string
---@return string
function decimal.add(one, other)
  local parts, carry = {}, 0
  for from = 0, math.max(#one, #other) - 1, STEP do
    local sum = part(one, from) + part(other, from) + carry
    carry = sum >= BASE and 1 or 0
    parts[#parts + 1] = sum - carry * BASE
  end
  parts[#parts + 1] = carry
  return joined(parts)
end

--- Returns the difference of a number and a number that is not larger.
---@param one string
---@param less string
---@return string
function decimal.subtract(one, less)
  assert(decimal.compare(one, less) >= 0)
  local parts, borrow = {}, 0
  for from = 0, #one - 1, STEP do
    local rest = part(one, from) - part(less, from) - borrow
    borrow = rest < 0 and 1 or 0
    parts[#parts + 1] = rest + borrow * BASE
  end
  return joined(parts)
end

--- Digits that are multiplied at once: what fits a Lua integer times a factor with a carry.
local TIMES_STEP = 9
local TIMES_BASE = math.tointeger(10 ^ TIMES_STEP)

--- Returns the product of a number and a factor of at most 1,000,000,000.
---@param one string
---@param factor integer
---@return string
function decimal.times(one, factor)
  assert(factor >= 0 and factor <= TIMES_BASE)
  local texts, carry = {}, 0
  for last = #one, 1, -TIMES_STEP do
    local product = math.tointeger(tonumber(one:sub(math.max(1, last - TIMES_STEP + 1), last))) * factor + carry
    carry = product // TIMES_BASE
    table.insert(texts, 1, ('%09d'):format(product % TIMES_BASE))
  end
  table.insert(texts, 1, tostring(carry))
  return decimal.trimmed(table.concat(texts))
end

return decimal
