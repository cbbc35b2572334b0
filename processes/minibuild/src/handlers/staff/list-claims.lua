--- `Claims`: returns a page of the payments that are announced and not recorded, also of those whose time is over.
local pageFields = require('common.page-fields')
local constants = require('common.constants')

local page = pageFields.upTo(constants.DEFAULT_PAGE_LIMIT)

local listClaims = { fields = page.fields, check = page.check }

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function listClaims.apply(request, asked)
  local rows, list = request.state.claimRows, {}
  for row = asked.offset + 1, math.min(rows.total, asked.offset + asked.limit) do
    list[#list + 1] = {
      entry = rows.entry[row],
      address = rows.address[row],
      quantity = rows.quantity[row],
      token = rows.token[row],
      message = rows.message[row],
      by = rows.by[row],
      endsAt = rows.endsAt[row],
    }
  end
  return 'Claims', { total = rows.total, rows = list }
end

return listClaims
