--- `Boards`: returns a page of the boards in the order they were opened.
local pagedList = require('common.paged-list')
local constants = require('constants')

--- Returns a board, for JSON.
---@param state CommunityState
---@param index integer
---@return table
local function boardRow(state, index)
  local kept = state.boards
  local board = kept.list[index]
  return {
    id = board.id,
    kind = board.kind,
    title = board.title,
    city = board.city,
    rows = board.lists.all.top == 0 and 0 or kept.pool.size[board.lists.all.top],
    changedAt = board.changedAt,
  }
end

---@param state CommunityState
---@return integer
local function total(state) return #state.boards.list end

return pagedList({
  reply = 'Boards',
  name = 'boards',
  total = total,
  longest = constants.MAX_BOARDS_PAGE,
  row = boardRow,
})
