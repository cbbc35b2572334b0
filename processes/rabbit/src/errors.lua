--- The catalogue of every code this process refuses a message with.
-- TypeScript gets the same list from `generate/error-codes.ts`. A code is never reused for something else.
local codes = {
  'message.reserved-tag', -- a tag of the sender would overwrite a field that the network sets
  'message.malformed', -- the data is no JSON object, or a field of a read is out of range
  'message.unknown-action', -- no such action
  'event.not-open', -- registration is closed
  'event.not-running', -- no scans now
  'event.full', -- every rabbit number is taken
  'event.incomplete', -- slug, name or contact key is missing
  'event.wrong-phase', -- not possible in this phase
  'player.unknown', -- the sender has not registered
  'player.exists', -- the sender has registered
  'player.banned', -- the sender is banned
  'player.address-unsupported', -- the sender's address is not 32 bytes in base64url
  'player.nickname-invalid',
  'player.nickname-taken',
  'player.x-username-invalid',
  'player.contact-invalid',
  'player.role-key-invalid',
  'chain.invalid',
  'chain.clock-off', -- the chain starts too far from the message's own slot
  'chain.too-many',
  'rabbit.unknown',
  'rabbit.own',
  'rabbit.colour-collected',
  'scan.malformed',
  'scan.no-chain', -- the rabbit had no chain at that slot
  'scan.stale', -- the window has closed, or the token of that slot is out
  'scan.future', -- the window has not opened
  'disclosure.malformed',
  'disclosure.no-chain', -- the rabbit had no chain at that slot
  'disclosure.early', -- the claim window is still open
  'disclosure.wrong', -- the token does not lead to the chain's last verified value
  'disclosure.too-costly', -- checking it would exceed what one message may cost: send it again, alone
  'staff.only',
  'staff.owner-only',
  'staff.reason-missing',
  'staff.malformed',
  'staff.colour-missing', -- nothing to strike
}

local known = {}
for _, code in ipairs(codes) do
  known[code] = true
end

local errors = {}

--- The code itself, once it is sure that the catalogue has it.
function errors.code(code)
  assert(known[code], 'a code outside the catalogue')
  return code
end

--- Refuses the message that is being handled: its result's `Error` contains `rr:<code>`.
function errors.refuse(code)
  error('rr:' .. errors.code(code), 0)
end

--- Refuses the message unless `condition` holds; gives the condition's value back.
function errors.expect(condition, code)
  if not condition then errors.refuse(code) end
  return condition
end

return errors
