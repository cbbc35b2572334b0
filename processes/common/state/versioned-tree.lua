--- Ordered sets of rows that remember their order at the beginning of a version, say of a day: weight-balanced trees (see
-- common/state/ordered-tree) whose nodes are copied before they change for the first time in a version. So a version begins
-- at no cost, and adding, removing and counting take steps by the logarithm of the size, now and in the earlier order.
--
-- The nodes of all trees are in one pool. A node that only the earlier order has is free once the next version begins;
-- the nodes of a tree that is dropped become free one by one as others are needed.
local columns = require('common.state.columns')

local versionedTree = {}

--- Weight that the heavier side of a node may have, as a multiple of that of the lighter side.
local DELTA = 3
--- Weight from which the inner half of a heavier side is split, as a multiple of that of its outer half.
local GAMMA = 2

---@class NodePool: Rows
---@field row integer[] by node
---@field left integer[] node of those before, 0 for none
---@field right integer[] node of those after, 0 for none
---@field size integer[] nodes below and including a node
---@field version integer[] version in which the node was made
---@field next integer[] next node of the list that the node waits in
---@field free integer first of the free nodes
---@field dropped integer first of the dropped nodes; what is below them is dropped with them

---@class VersionedTree
---@field top integer node, 0 for none
---@field before integer top at the beginning of `version`
---@field version integer of the latest change
---@field retired integer first of the nodes that only the earlier order has
---@field lastRetired integer

---@type ColumnGroup
local COLUMNS = { row = 0, left = 0, right = 0, size = 0, version = 0, next = 0 }

--- Returns a pool without nodes.
---@return NodePool
function versionedTree.newPool()
  local pool = columns.new(COLUMNS)
  pool.free, pool.dropped = 0, 0
  return pool
end

--- Returns a tree without rows.
---@return VersionedTree
function versionedTree.new()
  return { top = 0, before = 0, version = 0, retired = 0, lastRetired = 0 }
end

--- Returns the number of rows below a node.
---@param pool NodePool
---@param node integer
---@return integer
function versionedTree.size(pool, node)
  return node == 0 and 0 or pool.size[node]
end

local sizeOf = versionedTree.size

--- Puts a node on the list of dropped ones.
---@param pool NodePool
---@param node integer
local function dropNode(pool, node)
  if node ~= 0 then pool.next[node], pool.dropped = pool.dropped, node end
end

--- Takes a node that nothing uses from the pool.
---@param pool NodePool
---@return integer
local function takeNode(pool)
  local node = pool.free
  if node ~= 0 then
    pool.free = pool.next[node]
    return node
  end
  node = pool.dropped
  if node ~= 0 then
    pool.dropped = pool.next[node]
    dropNode(pool, pool.left[node])
    dropNode(pool, pool.right[node])
    return node
  end
  pool.total = pool.total + 1
  return pool.total
end

--- Makes a node of a row.
---@param pool NodePool
---@param tree VersionedTree
---@param row integer
---@param left integer
---@param right integer
---@param size integer
---@return integer
local function makeNode(pool, tree, row, left, right, size)
  local node = takeNode(pool)
  pool.row[node], pool.left[node], pool.right[node] = row, left, right
  pool.size[node], pool.version[node], pool.next[node] = size, tree.version, 0
  return node
end

--- Leaves a node that the tree has no more: it is free at once when the earlier order doesn't have it.
---@param pool NodePool
---@param tree VersionedTree
---@param node integer
local function leaveNode(pool, tree, node)
  if pool.version[node] == tree.version then
    pool.next[node], pool.free = pool.free, node
  else
    if tree.retired == 0 then tree.lastRetired = node end
    pool.next[node], tree.retired = tree.retired, node
  end
end

--- Returns the node itself, or a copy of it when the earlier order has it.
---@param pool NodePool
---@param tree VersionedTree
---@param node integer
---@return integer
local function own(pool, tree, node)
  if pool.version[node] == tree.version then return node end
  local copy = makeNode(pool, tree, pool.row[node], pool.left[node], pool.right[node], pool.size[node])
  leaveNode(pool, tree, node)
  return copy
end

--- Frees the nodes that only the earlier order has.
---@param pool NodePool
---@param tree VersionedTree
local function freeRetired(pool, tree)
  if tree.retired == 0 then return end
  pool.next[tree.lastRetired], pool.free = pool.free, tree.retired
  tree.retired, tree.lastRetired = 0, 0
end

--- Begins a version, unless it is the tree's own: the current order becomes the earlier one.
---@param pool NodePool
---@param tree VersionedTree
---@param version integer another one than the tree ever had
local function begin(pool, tree, version)
  if tree.version == version then return end
  freeRetired(pool, tree)
  tree.before, tree.version = tree.top, version
end

--- Makes a tree empty, now and before.
---@param pool NodePool
---@param tree VersionedTree
function versionedTree.drop(pool, tree)
  freeRetired(pool, tree)
  dropNode(pool, tree.top)
  tree.top, tree.before = 0, 0
end

--- Counts the rows below a node from the sizes of its two sides.
---@param pool NodePool
---@param node integer
local function resize(pool, node)
  pool.size[node] = sizeOf(pool, pool.left[node]) + sizeOf(pool, pool.right[node]) + 1
end

--- Makes the top node of one side the top; returns it. Both are the tree's own.
---@param pool NodePool
---@param top integer
---@param side integer[] column of the side that is lifted
---@param other integer[] column of the other side
---@return integer
local function lift(pool, top, side, other)
  local lifted = side[top]
  side[top], other[lifted] = other[lifted], top
  resize(pool, top)
  resize(pool, lifted)
  return lifted
end

--- Balances a node of which one side is too heavy; returns the top, or nothing when that side is not too heavy.
---@param pool NodePool
---@param tree VersionedTree
---@param top integer
---@param side integer[] column of the side that may be too heavy
---@param other integer[] column of the other side
---@return integer?
local function lighten(pool, tree, top, side, other)
  local heavy = side[top]
  if sizeOf(pool, heavy) + 1 <= DELTA * (sizeOf(pool, other[top]) + 1) then return nil end
  heavy = own(pool, tree, heavy)
  side[top] = heavy
  if sizeOf(pool, other[heavy]) + 1 >= GAMMA * (sizeOf(pool, side[heavy]) + 1) then
    other[heavy] = own(pool, tree, other[heavy])
    side[top] = lift(pool, heavy, other, side)
  end
  return lift(pool, top, side, other)
end

--- Balances an own node after one row was added to or removed from one of its sides; returns the top.
---@param pool NodePool
---@param tree VersionedTree
---@param top integer
---@return integer
local function balance(pool, tree, top)
  resize(pool, top)
  return lighten(pool, tree, top, pool.left, pool.right) or lighten(pool, tree, top, pool.right, pool.left) or top
end

--- Adds a row below a node; returns the top.
---@param pool NodePool
---@param tree VersionedTree
---@param top integer
---@param row integer
---@param isBefore IsBefore
---@return integer
local function addBelow(pool, tree, top, row, isBefore)
  if top == 0 then return makeNode(pool, tree, row, 0, 0, 1) end
  top = own(pool, tree, top)
  local side = isBefore(row, pool.row[top]) and pool.left or pool.right
  side[top] = addBelow(pool, tree, side[top], row, isBefore)
  return balance(pool, tree, top)
end

--- Takes the first node off those below one; returns it, as the tree's own, and the top of the others.
---@param pool NodePool
---@param tree VersionedTree
---@param top integer
---@return integer first
---@return integer top
local function takeFirst(pool, tree, top)
  top = own(pool, tree, top)
  if pool.left[top] == 0 then return top, pool.right[top] end
  local first
  first, pool.left[top] = takeFirst(pool, tree, pool.left[top])
  return first, balance(pool, tree, top)
end

--- Returns the top of the nodes on both sides of a node.
---@param pool NodePool
---@param tree VersionedTree
---@param node integer
---@return integer top
local function joinSides(pool, tree, node)
  local left, right = pool.left[node], pool.right[node]
  if left == 0 then return right end
  if right == 0 then return left end
  local top, rest = takeFirst(pool, tree, right)
  pool.left[top], pool.right[top] = left, rest
  return balance(pool, tree, top)
end

--- Removes a row below a node; returns the top.
---@param pool NodePool
---@param tree VersionedTree
---@param top integer
---@param row integer
---@param isBefore IsBefore
---@return integer
local function removeBelow(pool, tree, top, row, isBefore)
  if pool.row[top] == row then
    local rest = joinSides(pool, tree, top)
    leaveNode(pool, tree, top)
    return rest
  end
  top = own(pool, tree, top)
  local side = isBefore(row, pool.row[top]) and pool.left or pool.right
  side[top] = removeBelow(pool, tree, side[top], row, isBefore)
  return balance(pool, tree, top)
end

--- Adds a row in a version.
---@param pool NodePool
---@param tree VersionedTree
---@param version integer
---@param row integer
---@param isBefore IsBefore
function versionedTree.add(pool, tree, version, row, isBefore)
  begin(pool, tree, version)
  tree.top = addBelow(pool, tree, tree.top, row, isBefore)
end

--- Removes a row that the tree has in a version.
---@param pool NodePool
---@param tree VersionedTree
---@param version integer
---@param row integer
---@param isBefore IsBefore
function versionedTree.remove(pool, tree, version, row, isBefore)
  begin(pool, tree, version)
  tree.top = removeBelow(pool, tree, tree.top, row, isBefore)
end

--- Returns the top of the order at the beginning of a version, of the tree's latest or a later one.
---@param tree VersionedTree
---@param version integer
---@return integer top
function versionedTree.beginningOf(tree, version)
  return tree.version == version and tree.before or tree.top
end

--- Returns the place, from 1, of a row that is below a node.
---@param pool NodePool
---@param top integer
---@param row integer
---@param isBefore IsBefore
---@return integer
function versionedTree.place(pool, top, row, isBefore)
  local before = 0
  while pool.row[top] ~= row do
    if isBefore(row, pool.row[top]) then
      top = pool.left[top]
    else
      before = before + sizeOf(pool, pool.left[top]) + 1
      top = pool.right[top]
    end
  end
  return before + sizeOf(pool, pool.left[top]) + 1
end

--- Appends the rows at the places `first` to `last` below a node to a list, in their order.
---@param pool NodePool
---@param top integer
---@param first integer
---@param last integer
---@param list integer[]
function versionedTree.append(pool, top, first, last, list)
  if top == 0 or first > last then return end
  local left = pool.left[top]
  local place = sizeOf(pool, left) + 1
  if first < place then versionedTree.append(pool, left, first, math.min(last, place - 1), list) end
  if first <= place and place <= last then list[#list + 1] = pool.row[top] end
  if last > place then
    versionedTree.append(pool, pool.right[top], math.max(first - place, 1), last - place, list)
  end
end

return versionedTree
