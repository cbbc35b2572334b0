--- `Transfer`: moves a quantity from the sender to a recipient, and notifies both, unless the tag `Cast` is there. Tags whose
-- names begin with `X-` are forwarded to both. The sender's notice proves a payment, so it goes to nobody else.
local declareFields = require('common.declare-fields')
local decimal = require('common.codec.decimal')
local rules = require('common.field-rules')
local ledger = require('domain.ledger')
local payments = require('domain.payments')
local errors = require('errors')
local tokenRules = require('handlers.token-rules')

local transfer = { isTagged = true, answersSender = true }

transfer.fields = declareFields(errors, {
  { name = 'Recipient', rule = tokenRules.holder, code = 'token.recipient-malformed' },
  { name = 'Quantity', rule = tokenRules.quantity, code = 'token.quantity-malformed' },
  { name = 'Cast', rule = rules.string, optional = true },
  { name = 'Once', rule = tokenRules.once, code = 'token.once-malformed', optional = true },
})

---@class CheckedTransfer
---@field recipient string
---@field written string the quantity as the sender wrote it
---@field quantity string
---@field isCast boolean true when nobody is notified
---@field once string? name of a payment that is made once
---@field forwarded OutgoingMessage tags for both notices, or for the error

--- Returns the tags that every answer carries.
---@param tags table<string, string>
---@return OutgoingMessage
local function forwardedTags(tags)
  local forwarded = {}
  for name, value in pairs(tags) do
    if name:find('^X%-') then forwarded[name] = value end
  end
  return forwarded
end

---@param request TokenRequest
---@return CheckedTransfer
function transfer.check(request)
  local read = transfer.fields.read
  local recipient, written = read(request, 'Recipient'), read(request, 'Quantity')
  return {
    recipient = recipient,
    written = written,
    quantity = decimal.trimmed(written),
    isCast = read(request, 'Cast') ~= nil,
    once = read(request, 'Once'),
    forwarded = forwardedTags(request.data),
  }
end

--- Returns an answer with the forwarded tags.
---@param notice OutgoingMessage
---@param forwarded OutgoingMessage
---@return OutgoingMessage
local function withForwarded(notice, forwarded)
  for name, value in pairs(forwarded) do
    notice[name] = value
  end
  return notice
end

--- Returns the reply to a transfer that moved nothing.
---@param request TokenRequest
---@param checked CheckedTransfer
---@param reason string
---@return OutgoingMessage[]
local function failed(request, checked, reason)
  return {
    withForwarded({ Action = 'Transfer-Error', ['Message-Id'] = request.id, Error = reason }, checked.forwarded),
  }
end

--- Returns the notice to the sender.
---@param request TokenRequest
---@param checked CheckedTransfer
---@return OutgoingMessage
local function debitNotice(request, checked)
  return withForwarded({
    Action = 'Debit-Notice',
    Recipient = checked.recipient,
    Quantity = checked.written,
    Data = checked.written .. ' ' .. request.state.token.ticker .. ' sent to ' .. checked.recipient,
  }, checked.forwarded)
end

--- Returns the notice to the recipient.
---@param request TokenRequest
---@param checked CheckedTransfer
---@return OutgoingMessage
local function creditNotice(request, checked)
  return withForwarded({
    Target = checked.recipient,
    Action = 'Credit-Notice',
    Sender = request.from,
    Quantity = checked.written,
    Data = checked.written .. ' ' .. request.state.token.ticker .. ' received from ' .. request.from,
  }, checked.forwarded)
end

---@param request TokenRequest
---@param checked CheckedTransfer
---@return OutgoingMessage[]
function transfer.apply(request, checked)
  local state, from, recipient, quantity = request.state, request.from, checked.recipient, checked.quantity
  local made = checked.once and payments.of(state, from, checked.once)
  if made then
    if not payments.is(state, made, recipient, quantity) then
      return failed(request, checked, 'Another payment has this name.')
    end
    -- the payment's own notice again: the sender asks since it didn't come
    return { debitNotice(request, checked) }
  end
  if not ledger.has(state, from, quantity) then return failed(request, checked, 'Insufficient Balance!') end
  ledger.debit(state, from, quantity)
  ledger.credit(state, recipient, quantity)
  if checked.once then payments.add(state, from, checked.once, recipient, quantity) end
  return checked.isCast and {} or { debitNotice(request, checked), creditNotice(request, checked) }
end

return transfer
