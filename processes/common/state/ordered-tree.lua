--- Ordered sets of rows in which finding, adding, removing and counting take a number of steps that grows with the
-- logarithm of the size, whoever chose the order: weight-balanced binary trees (Hirai and Yamamoto, "Balancing
-- weight-balanced trees", 2011, with their parameters 3 and 2).
--
-- A tree is the number of its top row, 0 for none. Its links are columns by row, which several trees can share as long
-- as each row is in one of them.
local orderedTree = {}

--- Weight that the heavier side of a row may have, as a multiple of that of the lighter side.
local DELTA = 3
--- Weight from which the inner half of a heavier side is split, as a multiple of that of its outer half.
local GAMMA = 2

---@class TreeLinks
---@field left integer[] top row of those before a row, by row; 0 for none
---@field right integer[] top row of those after it, by row; 0 for none
---@field size integer[] rows below and including a row, by row

---@alias IsBefore fun(row: integer, other: integer): boolean

--- Returns the number of rows of a tree.
---@param links TreeLinks
---@param top integer
---@return integer
function orderedTree.size(links, top)
  return top == 0 and 0 or links.size[top]
end

local sizeOf = orderedTree.size

--- Counts the rows of a tree from the sizes of its two sides.
---@param links TreeLinks
---@param top integer
local function resize(links, top)
  links.size[top] = sizeOf(links, links.left[top]) + sizeOf(links, links.right[top]) + 1
end

--- Makes the top row of one side the top of the tree; returns it.
---@param links TreeLinks
---@param top integer
---@param side integer[] column of the side that is lifted
---@param other integer[] column of the other side
---@return integer
local function lift(links, top, side, other)
  local lifted = side[top]
  side[top], other[lifted] = other[lifted], top
  resize(links, top)
  resize(links, lifted)
  return lifted
end

--- Balances a tree of which one side is too heavy; returns its top, or nothing when that side is not too heavy.
---@param links TreeLinks
---@param top integer
---@param side integer[] column of the side that may be too heavy
---@param other integer[] column of the other side
---@return integer?
local function lighten(links, top, side, other)
  local heavy = side[top]
  if sizeOf(links, heavy) + 1 <= DELTA * (sizeOf(links, other[top]) + 1) then return nil end
  if sizeOf(links, other[heavy]) + 1 >= GAMMA * (sizeOf(links, side[heavy]) + 1) then
    side[top] = lift(links, heavy, other, side)
  end
  return lift(links, top, side, other)
end

--- Balances a tree after one row was added to or removed from one of its sides; returns its top.
---@param links TreeLinks
---@param top integer
---@return integer
local function balance(links, top)
  resize(links, top)
  return lighten(links, top, links.left, links.right) or lighten(links, top, links.right, links.left) or top
end

--- Adds a row; returns the top.
---@param links TreeLinks
---@param top integer
---@param row integer
---@param isBefore IsBefore
---@return integer
function orderedTree.add(links, top, row, isBefore)
  if top == 0 then
    links.left[row], links.right[row], links.size[row] = 0, 0, 1
    return row
  end
  local side = isBefore(row, top) and links.left or links.right
  side[top] = orderedTree.add(links, side[top], row, isBefore)
  return balance(links, top)
end

--- Takes the first row off a tree that has one; returns the row and the top of the others.
---@param links TreeLinks
---@param top integer
---@return integer first
---@return integer top
local function takeFirst(links, top)
  if links.left[top] == 0 then return top, links.right[top] end
  local first
  first, links.left[top] = takeFirst(links, links.left[top])
  return first, balance(links, top)
end

--- Returns the tree of the rows on both sides of a row.
---@param links TreeLinks
---@param row integer
---@return integer top
local function joinSides(links, row)
  local left, right = links.left[row], links.right[row]
  if left == 0 then return right end
  if right == 0 then return left end
  local top, rest = takeFirst(links, right)
  links.left[top], links.right[top] = left, rest
  return balance(links, top)
end

--- Removes a row that the tree has; returns the top.
---@param links TreeLinks
---@param top integer
---@param row integer
---@param isBefore IsBefore
---@return integer
function orderedTree.remove(links, top, row, isBefore)
  if top == row then
    local rest = joinSides(links, row)
    links.left[row], links.right[row], links.size[row] = 0, 0, 0
    return rest
  end
  local side = isBefore(row, top) and links.left or links.right
  side[top] = orderedTree.remove(links, side[top], row, isBefore)
  return balance(links, top)
end

--- Returns the place, from 1, of a row that the tree has.
---@param links TreeLinks
---@param top integer
---@param row integer
---@param isBefore IsBefore
---@return integer
function orderedTree.place(links, top, row, isBefore)
  local before = 0
  while top ~= row do
    if isBefore(row, top) then
      top = links.left[top]
    else
      before = before + sizeOf(links, links.left[top]) + 1
      top = links.right[top]
    end
  end
  return before + sizeOf(links, links.left[row]) + 1
end

--- Appends all rows to a list, in their order.
---@param left integer[] links
---@param right integer[] links
---@param top integer
---@param list integer[]
local function appendAll(left, right, top, list)
  while top ~= 0 do
    local before = left[top]
    if before ~= 0 then appendAll(left, right, before, list) end
    list[#list + 1] = top
    top = right[top]
  end
end

--- Appends the rows at the places `first` to `last` to a list, in their order.
---@param links TreeLinks
---@param top integer
---@param first integer
---@param last integer
---@param list integer[]
function orderedTree.append(links, top, first, last, list)
  if top == 0 or first > last then return end
  if first == 1 and last >= links.size[top] then
    appendAll(links.left, links.right, top, list)
    return
  end
  local place = sizeOf(links, links.left[top]) + 1
  if first < place then orderedTree.append(links, links.left[top], first, math.min(last, place - 1), list) end
  if first <= place and place <= last then list[#list + 1] = top end
  if last > place then
    orderedTree.append(links, links.right[top], math.max(first - place, 1), last - place, list)
  end
end

return orderedTree
