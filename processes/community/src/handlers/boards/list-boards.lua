--- `Boards`: returns a page of the boards in the order they were opened.
local pageFields = require('common.page-fields')
local constants = require('constants')

local page = pageFields.upTo(constants.MAX_BOARDS_PAGE)

local listBoards = { fields = page.fields, check = page.check }

---@param request CommunityRequest
---@param asked Page
---@return string action
---@return table data
function listBoards.apply(request, asked)
  local kept, rows = request.state.boards, {}
  for index = asked.offset + 1, math.min(#kept.list, asked.offset + asked.limit) do
    local board = kept.list[index]
    rows[#rows + 1] = {
      id = board.id,
      kind = board.kind,
      title = board.title,
      city = board.city,
      rows = board.lists.all.top == 0 and 0 or kept.pool.size[board.lists.all.top],
      changedAt = board.changedAt,
    }
  end
  return 'Boards', { total = #kept.list, boards = rows }
end

return listBoards
