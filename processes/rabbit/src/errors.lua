--- The codes that this process refuses a message with, besides those of common/errors.
-- TypeScript gets the same list from `processes/generate`. A code is never reused for something else.
local errors = require('common.errors')

local codes = {
  'event.not-open', -- registration is closed
  'event.not-running', -- no scans now
  'event.judging', -- the key is revealed, and the winner is being found
  'event.full', -- as many players as the event has room for, or every rabbit number taken
  'event.incomplete', -- slug, name or contact key is missing
  'event.wrong-phase', -- not possible in this phase
  'player.unknown', -- the sender has not registered
  'player.exists', -- the sender has registered
  'player.banned', -- the sender is banned
  'player.address-unsupported', -- the sender's address is not 32 bytes in base64url, or a process's
  'player.nickname-invalid',
  'player.nickname-taken',
  'player.x-username-invalid',
  'player.contact-invalid',
  'player.role-key-invalid',
  'ticket.missing', -- the event admits by tickets
  'ticket.unknown', -- malformed, or none of this event's
  'ticket.used',
  'chain.invalid',
  'chain.clock-off', -- the chain starts too far from the message's own slot
  'chain.too-many',
  'rabbit.unknown',
  'rabbit.own',
  'rabbit.banned', -- the rabbit's player is banned: it gives no colour
  'rabbit.colour-collected',
  'scan.malformed',
  'scan.no-chain', -- the rabbit had no chain at that slot
  'scan.stale', -- the window has closed, or the token of that slot is out
  'scan.future', -- the window has not opened
  'scan.too-late', -- the online window has closed, and the scanner has no kept scans left
  'scan.too-many', -- the scanner has made as many claims as one player can
  'disclosure.malformed',
  'disclosure.no-chain', -- the rabbit had no chain at that slot
  'disclosure.early', -- the claim window is still open
  'disclosure.wrong', -- the token does not lead to the chain's last verified value
  'disclosure.too-costly', -- checking it would exceed what one message may cost: send it again, alone
  'answer.malformed',
  'answer.no-key', -- the event has no key that could be answered with
  'answer.revealed', -- the key is public: no answer counts any more
  'answer.rainbow-incomplete',
  'answer.too-many', -- the sender has answered as often as one player can
  'key.malformed',
  'key.wrong', -- not the key of this event
  'key.no-answer', -- that rabbit gave no answer with this key
  'acknowledgement.malformed',
  'acknowledgement.no-edition', -- no envelopes are dealt
  'acknowledgement.stale', -- there is a later edition of the envelopes
  'acknowledgement.no-envelope', -- the sender registered after that edition
  'acknowledgement.repeated',
  'badge.not-allowed', -- printed badges don't count in this event
  'badge.too-many', -- the scanner has as many colours by printed badges as a player can
  'dispute.malformed',
  'dispute.no-scan', -- that player has no such scan of the sender's rabbit
  'dispute.repeated', -- the scan is disputed already
  'dispute.too-many',
  'dispute.resolved', -- the staff have decided already
  'role.no-draw', -- the staff have not committed to a seed
  'role.wrong-seed', -- not the seed that the staff committed to
  'role.edition-taken', -- the edition's number is not the next
  'staff.only',
  'staff.owner-only',
  'staff.repeated', -- the network delivered the message of an act again
  'staff.reason-missing',
  'staff.malformed',
  'staff.colour-missing', -- nothing to strike
  'staff.batch-taken', -- the batch's number is not the next, or its root is that of another batch
  'staff.key-fixed', -- answers were given that the key must still judge, or that key is public
}

return errors.with(codes)
