--- `Flags`: returns a page of the flags of entries, newest first.
local pageFields = require('common.page-fields')
local constants = require('constants')
local entries = require('domain.entries')

local page = pageFields.upTo(constants.MAX_FLAGS_PAGE)

local listFlags = { fields = page.fields, check = page.check }

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function listFlags.apply(request, asked)
  local state, rows, list = request.state, request.state.flagRows, {}
  local newest = rows.total - asked.offset
  for row = newest, math.max(1, newest - asked.limit + 1), -1 do
    local entry = rows.entry[row]
    list[#list + 1] = {
      entry = entry,
      title = state.entryRows.title[entry],
      address = rows.address[row],
      reason = rows.reason[row],
      flaggedAt = rows.at[row],
      isHidden = entries.isHidden(state, entry),
    }
  end
  return 'Flags', { total = rows.total, rows = list }
end

return listFlags
