--- `Payments`: returns a page of an address's payments, by default the sender's, newest first.
local askedAddress = require('common.asked-address')(require('errors'))
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local accounts = require('domain.accounts')
local payments = require('domain.payments.payments')
local errors = require('errors')

local page = pageFields.upTo(constants.MAX_PAYMENTS_PAGE)

local listPayments = { fields = declareFields(errors, { askedAddress.fields, page.fields }) }

---@class AskedPayments
---@field address string
---@field page Page

---@param request CommunityRequest
---@return AskedPayments
function listPayments.check(request)
  return { address = askedAddress.check(request), page = page.check(request) }
end

---@param request CommunityRequest
---@param asked AskedPayments
---@return string action
---@return table data
function listPayments.apply(request, asked)
  local state = request.state
  local account = accounts.rowOf(state, asked.address)
  return 'Payments', {
    total = account and state.accountRows.payments[account] or 0,
    rows = account and payments.page(state, account, asked.page) or {},
  }
end

return listPayments
