--- `Payments`: returns a page of the payments that staff recorded, newest first.
local constants = require('common.constants')
local pagedList = require('common.paged-list')

--- Returns a payment, for JSON.
---@param state MinibuildState
---@param row integer
---@return table
local function paymentRow(state, row)
  local rows = state.paymentRows
  return {
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

return pagedList({
  reply = 'Payments',
  of = 'paymentRows',
  longest = constants.DEFAULT_PAGE_LIMIT,
  isNewestFirst = true,
  row = paymentRow,
})
