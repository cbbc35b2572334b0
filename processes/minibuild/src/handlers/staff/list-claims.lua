--- `Claims`: returns a page of the payments that are announced and not recorded, also of those whose time is over.
local constants = require('common.constants')
local pagedList = require('common.paged-list')

--- Returns an announced payment, for JSON.
---@param state MinibuildState
---@param row integer
---@return table
local function claimRow(state, row)
  local rows = state.claimRows
  return {
    entry = rows.entry[row],
    address = rows.address[row],
    quantity = rows.quantity[row],
    token = rows.token[row],
    message = rows.message[row],
    by = rows.by[row],
    endsAt = rows.endsAt[row],
  }
end

return pagedList({
  reply = 'Claims',
  of = 'claimRows',
  longest = constants.DEFAULT_PAGE_LIMIT,
  row = claimRow,
})
