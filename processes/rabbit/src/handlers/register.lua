--- `Register`: makes the sender a player with a rabbit of the next colour.
local declareFields = require('common.declare-fields')
local fields = require('common.fields')
local rules = require('common.field-rules')
local ticketField = require('common.tickets.ticket-field')
local tickets = require('common.tickets.tickets')
local constants = require('constants')
local names = require('domain.names')
local nicknames = require('domain.nicknames')
local phases = require('domain.phases')
local players = require('domain.players')
local registrations = require('domain.registrations')
local errors = require('errors')
local chainFields = require('handlers.chain-fields')
local playerView = require('views.player')

local register = {}

register.fields = declareFields(errors, {
  { name = 'nickname', rule = rules.form('nickname', constants.MAX_NICKNAME_LENGTH, names.isNickname), code = 'player.nickname-invalid' },
  { name = 'xUsername', rule = rules.form('X username', constants.MAX_X_USERNAME_LENGTH, names.isXUsername), code = 'player.x-username-invalid', optional = true },
  { name = 'sealedContact', rule = rules.bytes(constants.SEALED_CONTACT_BYTES, 4), code = 'player.contact-invalid' },
  { name = 'roleKey', rule = rules.publicKey, code = 'player.role-key-invalid' },
  chainFields.fields,
  -- read last, see docs/protocol.md; an open event uses a good one too, and ignores any other
  ticketField.field,
})

---@class CheckedRegistration
---@field player NewPlayer
---@field ticket Ticket? perhaps none where the event is open

--- Returns the ticket that admits the sender. An open event needs a place for a player without one.
---@param request RabbitRequest
---@return Ticket?
local function ticketOf(request)
  local state = request.state
  local own = state.admission.tickets
  if state.event.admission == 'tickets' then return ticketField.expect(errors, register.fields, request, own) end
  local ticket = ticketField.usable(request, own)
  errors.expect(ticket or not players.full(state), 'event.full')
  return ticket
end

---@param request RabbitRequest
---@return CheckedRegistration
function register.check(request)
  local state, read = request.state, register.fields.read
  errors.expect(phases.registers(state.event), 'event.not-open')
  errors.expect(not request.isFromProcess, 'player.address-unsupported')
  errors.expect(not players.of(state, request.from), 'player.exists')
  local wish = read(request, 'nickname')
  local xUsername = read(request, 'xUsername')
  local contact, roleKey = read(request, 'sealedContact'), read(request, 'roleKey')
  local player = {
    address = request.from,
    nickname = nicknames.free(state, wish),
    xUsername = xUsername or false,
    contact = contact,
    roleKey = roleKey,
    chain = chainFields.of(request),
  }
  -- the last two: a question without a sender or a ticket learns all else that would refuse the registration
  errors.expect(fields.address(request.from), 'player.address-unsupported')
  return { player = player, ticket = ticketOf(request) }
end

---@param request RabbitRequest
---@param checked CheckedRegistration
---@return string action
---@return table data
function register.apply(request, checked)
  local state, ticket = request.state, checked.ticket
  if ticket then tickets.use(state.admission.tickets, ticket) end
  local rabbit = players.add(state, checked.player, ticket ~= nil, request.now)
  registrations.add(state, rabbit, request)
  return 'Registered', playerView.of(state, rabbit)
end

return register
