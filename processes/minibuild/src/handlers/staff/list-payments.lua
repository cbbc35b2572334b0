--- `Payments`: returns a page of the payments that staff recorded, newest first.
local pageFields = require('common.page-fields')
local constants = require('common.constants')

local page = pageFields.upTo(constants.DEFAULT_PAGE_LIMIT)

local listPayments = { fields = page.fields, check = page.check }

---@param request MinibuildRequest
---@param asked Page
---@return string action
---@return table data
function listPayments.apply(request, asked)
  local state, rows, list = request.state, request.state.paymentRows, {}
  local newest = rows.total - asked.offset
  for row = newest, math.max(1, newest - asked.limit + 1), -1 do
    list[#list + 1] = {
      payment = row,
      entry = rows.entry[row],
      title = state.entryRows.title[rows.entry[row]],
      address = rows.address[row],
      quantity = rows.quantity[row],
      token = rows.token[row],
      message = rows.message[row],
      paidAt = rows.at[row],
      by = rows.by[row],
    }
  end
  return 'Payments', { total = rows.total, rows = list }
end

return listPayments
