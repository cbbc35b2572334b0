--- The parts of `Enter`: a wallet asks a process to count it as a person. A ticket admits at once; without one, the listed events are
-- asked. Nothing but the ticket can make it fail, so no refusal for another reason shows a ticket that is unused.
local json = require('json')
local acts = require('common.acts')
local declareFields = require('common.declare-fields')
local admission = require('common.admission.admission')
local ticketField = require('common.tickets.ticket-field')

local enter = {}

--- Returns the fields.
---@param errors Errors
---@return DeclaredFields
function enter.fields(errors)
  return declareFields(errors, { acts.fields, ticketField.field })
end

--- Returns the ticket of the sender, or nil where events are to be asked; refuses a sender who is admitted already, and one who can't
-- be. A player may ask again until a rainbow is known.
---@param errors Errors
---@param fields DeclaredFields
---@param request Request
---@return Ticket?
function enter.check(errors, fields, request)
  local state, address = request.state, request.from
  acts.expect(request)
  errors.expect(not admission.isOfAnybody(state), 'admission.not-needed')
  local asks = state.admission.by == 'events' and not fields.isGiven(request, 'ticket')
  if asks then
    errors.expect(not state.admission.holders[address], 'admission.done')
    errors.expect(not admission.hasRainbow(state, address), 'admission.done')
    return nil
  end
  errors.expect(not admission.isPerson(state, address), 'admission.done')
  return ticketField.expect(errors, fields, request, state.admission.tickets)
end

--- Admits the sender, or asks the listed events.
---@param fields DeclaredFields
---@param request Request
---@param ticket Ticket?
---@return OutgoingMessage[] questions
function enter.apply(fields, request, ticket)
  local state, address = request.state, request.from
  local questions = {}
  if ticket then
    admission.admitHolder(state, address, ticket)
    acts.keep(request)
    return questions
  end
  admission.ask(state, address, fields.read(request, 'sequence'))
  acts.keep(request)
  for index, event in ipairs(state.admission.events) do
    questions[index] = { Target = event, Action = 'Person', Data = json.encode({ address = address }) }
  end
  return questions
end

return enter
