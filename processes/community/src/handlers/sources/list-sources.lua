--- `Sources`: returns a page of the processes that may send points, or might, in the order they were added.
local pagedList = require('common.paged-list')
local constants = require('constants')

--- Returns a process that may send points, for JSON.
---@param state CommunityState
---@param index integer
---@return table
local function sourceRow(state, index)
  local process = state.sources.order[index]
  local source = state.sources.byProcess[process]
  return {
    process = process,
    kind = source.kind,
    board = source.board,
    city = source.city,
    title = source.title,
    on = source.on,
    batch = source.batch,
  }
end

---@param state CommunityState
---@return integer
local function total(state) return #state.sources.order end

return pagedList({
  reply = 'Sources',
  total = total,
  longest = constants.MAX_SOURCES_PAGE,
  row = sourceRow,
})
