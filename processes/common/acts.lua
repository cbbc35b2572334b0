--- Numbers the acts of each sender. Signed messages are public, and a network may evaluate one as often as anybody posts it, so an
-- act has a number that grows with each act of its sender: an act that comes again, or after a later one, does nothing. The
-- number of the latest act of each sender stays for good, whatever rights the sender has since.
local constants = require('common.constants')
local declareFields = require('common.declare-fields')
local errors = require('common.errors')
local rules = require('common.field-rules')

local acts = {}

acts.fields = declareFields(errors, {
  { name = 'sequence', rule = rules.integer(1, constants.LAST_SEQUENCE), code = 'message.malformed' },
})

--- Returns the number of the latest act of an address.
---@param state ProcessState
---@param address string
---@return integer?
function acts.latestOf(state, address)
  return state.latestActs[address]
end

--- Refuses a message that is no new act of its sender. The refusal names the latest one, so that a device whose clock is behind
-- that of another one knows the number to begin from.
---@param request Request
function acts.expect(request)
  local sequence, latest = acts.fields.read(request, 'sequence'), acts.latestOf(request.state, request.from)
  if latest and sequence <= latest then errors.refuse('message.repeated', latest) end
end

--- Keeps the number of an act that is done.
---@param request Request
function acts.keep(request)
  request.state.latestActs[request.from] = acts.fields.read(request, 'sequence')
end

--- Forgets the acts of an address that has left no other trace.
---@param state ProcessState
---@param address string
function acts.forget(state, address)
  state.latestActs[address] = nil
end

return acts
