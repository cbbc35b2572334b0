--- Says who counts as a person in a process: wallets are free, so an address alone is nobody. A process that has something to lose to
-- whoever makes wallets keeps this part in its state as `admission`, and asks `isAdmitted` in the actions that matter.
--
-- An address is admitted
--   by a ticket of the process's own batches (common/tickets), or
--   as a player of an event that the staff listed: one who registered there with a ticket, has a confirmed scan, given or taken, and
--   isn't banned (`Person` of processes/rabbit). The event itself is asked, and only its own message is believed.
-- An answer is kept, so an event is asked once; it counts while the event is listed. A process set to `anybody` admits
-- every address, and must not pay, or let anything count that a crowd of wallets could win.
--
-- A process has these parts of it:
--   state          `admission = admission.new()` among its records
--   settings       `settings.field`, and `admission.set` (common/admission/settings)
--   `Enter`        a wallet asks to be admitted, with a ticket or without (common/admission/enter); it keeps the number of its act
--                  itself, so that a crowd of wallets that only ask leaves nothing behind: don't wrap it in common/dispatch/numbered
--   `Person`       a notice: an event's answer (common/admission/person)
--   `Admit`, `Batch`   batches of tickets (common/tickets), with `state.admission.tickets`
--   errors         the codes `admission.*`, `ticket.*` and `staff.batch-taken`, as in processes/minibuild/src/errors.lua
-- processes/minibuild/src/handlers/admission has the handlers, each of some lines.
local acts = require('common.acts')
local lists = require('common.lists')
local constants = require('common.admission.constants')
local tickets = require('common.tickets.tickets')

local admission = {}

--- A state with admission.
---@class AdmittingState: ProcessState
---@field admission Admission

---@class Admission
---@field by 'tickets' | 'events' | 'anybody'
---@field events string[] processes of the events whose players are admitted
---@field tickets Tickets
---@field holders table<string, true> addresses that used a ticket
---@field eventOf table<string, string> event of which an address is a player
---@field rainbows table<string, string> event in which the rainbow of an address is confirmed
---@field askedAt table<string, integer> place in the ring of questions, by address
---@field asked AskedAddress[] the ring
---@field nextAsked integer place of the next question

---@class AskedAddress
---@field address string
---@field answers string[] events that have answered
---@field onlyAct integer | false number of the question's message where the address had no act before it

---@class AdmissionSettings
---@field by 'tickets' | 'events' | 'anybody'
---@field events string[]

--- Returns the part of a new state: it admits holders of tickets, and has no tickets yet.
---@return Admission
function admission.new()
  return {
    by = constants.ADMITTED_BY[1],
    events = {},
    tickets = tickets.new(),
    holders = {},
    eventOf = {},
    rainbows = {},
    askedAt = {},
    asked = {},
    nextAsked = 1,
  }
end

--- Returns true when an event is one of those whose players are admitted.
---@param state AdmittingState
---@param event string?
---@return boolean
local function isListed(state, event)
  local own = state.admission
  return event ~= nil and own.by == 'events' and lists.indexOf(own.events, event) ~= nil
end

--- Returns true when everybody is admitted, and wallets may be a crowd of one person.
---@param state AdmittingState
---@return boolean
function admission.isOfAnybody(state)
  return state.admission.by == 'anybody'
end

--- Returns true when an address counts as a person by a ticket or as a player, however the process is set otherwise.
---@param state AdmittingState
---@param address string
---@return boolean
function admission.isPerson(state, address)
  local own = state.admission
  return own.holders[address] == true or isListed(state, own.eventOf[address])
end

--- Returns true when an address may do what needs admission.
---@param state AdmittingState
---@param address string
---@return boolean
function admission.isAdmitted(state, address)
  return admission.isOfAnybody(state) or admission.isPerson(state, address)
end

--- Returns true when a listed event has confirmed the rainbow of an address that is a player there.
---@param state AdmittingState
---@param address string
---@return boolean
function admission.hasRainbow(state, address)
  return isListed(state, state.admission.rainbows[address])
end

--- Returns true when all listed events have answered a question.
---@param own Admission
---@param place integer of the question
---@return boolean
local function haveAnswered(own, place)
  for _, event in ipairs(own.events) do
    if not lists.indexOf(own.asked[place].answers, event) then return false end
  end
  return true
end

--- Returns the status of an address: `admitted`, `asked` while an event hasn't answered, `refused` once all have said no, else
-- `new`.
---@param state AdmittingState
---@param address string
---@return 'admitted' | 'asked' | 'refused' | 'new'
function admission.statusOf(state, address)
  local own = state.admission
  if admission.isAdmitted(state, address) then return 'admitted' end
  local place = own.askedAt[address]
  if not place or own.by ~= 'events' then return 'new' end
  return haveAnswered(own, place) and 'refused' or 'asked'
end

--- Changes who is admitted. Whoever was admitted in another way is admitted again once that way counts again.
---@param state AdmittingState
---@param settings AdmissionSettings
function admission.set(state, settings)
  state.admission.by, state.admission.events = settings.by, settings.events
end

--- Returns the setting, for JSON; it can be sent back.
---@param state AdmittingState
---@return AdmissionSettings
function admission.settingsOf(state)
  return { by = state.admission.by, events = state.admission.events }
end

--- Returns the setting and the numbers of tickets, for JSON.
---@param state AdmittingState
---@return table
function admission.view(state)
  local own = state.admission
  return {
    by = own.by,
    events = own.events,
    batches = #own.tickets.batches,
    tickets = own.tickets.total,
    ticketsUsed = own.tickets.usedTotal,
  }
end

--- Admits the holder of a ticket, which is used up.
---@param state AdmittingState
---@param address string
---@param ticket Ticket
function admission.admitHolder(state, address, ticket)
  tickets.use(state.admission.tickets, ticket)
  state.admission.holders[address] = true
end

--- Frees the place of an address in the ring.
---@param own Admission
---@param place integer?
local function free(own, place)
  local asked = place and own.asked[place]
  if not asked or asked.address == '' then return end
  own.askedAt[asked.address] = nil
  own.asked[place] = { address = '', answers = {}, onlyAct = false }
end

--- Takes the question out that is at a place of the ring, since another one comes there. An address that never did anything but ask,
-- which any number of wallets can, leaves nothing behind.
---@param state AdmittingState
---@param place integer
local function evict(state, place)
  local asked = state.admission.asked[place]
  local isAll = asked and asked.onlyAct and acts.latestOf(state, asked.address) == asked.onlyAct
  if isAll and not admission.isPerson(state, asked.address) then acts.forget(state, asked.address) end
  free(state.admission, place)
end

--- Notes that the events are asked about an address. An address that is asked about again keeps its place.
---@param state AdmittingState
---@param address string
---@param sequence integer number of the message
function admission.ask(state, address, sequence)
  local own = state.admission
  local place, latest = own.askedAt[address], acts.latestOf(state, address)
  local isAll = latest == nil or place ~= nil and latest == own.asked[place].onlyAct
  if not place then
    place = own.nextAsked
    evict(state, place)
    own.nextAsked = place % constants.MAX_ADMISSION_QUESTIONS + 1
    own.askedAt[address] = place
  end
  own.asked[place] = { address = address, answers = {}, onlyAct = isAll and sequence }
end

--- Returns true when an event's answer about an address is waited for.
---@param state AdmittingState
---@param event string
---@param address string
---@return boolean
function admission.waits(state, event, address)
  local place = state.admission.askedAt[address]
  return place ~= nil and isListed(state, event) and not lists.indexOf(state.admission.asked[place].answers, event)
end

--- Takes an event's answer about an address. What one listed event has said stays when another says no.
---@param state AdmittingState
---@param event string
---@param address string
---@param isPerson boolean
---@param hasRainbow boolean
function admission.answer(state, event, address, isPerson, hasRainbow)
  local own = state.admission
  local place = own.askedAt[address]
  local answers = own.asked[place].answers
  answers[#answers + 1] = event
  if isPerson and not isListed(state, own.eventOf[address]) then own.eventOf[address] = event end
  if isPerson and hasRainbow and not admission.hasRainbow(state, address) then own.rainbows[address] = event end
  if admission.isPerson(state, address) and haveAnswered(own, place) then free(own, place) end
end

return admission
