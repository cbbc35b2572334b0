--- `Sources`: returns a page of the processes that may send points, or might, in the order they were added.
local pageFields = require('common.page-fields')
local constants = require('constants')

local page = pageFields.upTo(constants.MAX_SOURCES_PAGE)

local listSources = { fields = page.fields, check = page.check }

---@param request CommunityRequest
---@param asked Page
---@return string action
---@return table data
function listSources.apply(request, asked)
  local all, rows = request.state.sources, {}
  for index = asked.offset + 1, math.min(#all.order, asked.offset + asked.limit) do
    local process = all.order[index]
    local source = all.byProcess[process]
    rows[#rows + 1] = {
      process = process,
      kind = source.kind,
      board = source.board,
      city = source.city,
      title = source.title,
      on = source.on,
      batch = source.batch,
    }
  end
  return 'Sources', { total = #all.order, rows = rows }
end

return listSources
