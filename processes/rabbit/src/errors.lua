--- The codes that this process refuses a message with, besides those of common/errors.
-- TypeScript gets the same list from `processes/generate`. A code is never reused for something else.
local errors = require('common.errors')

local codes = {
  'event.not-open', -- registration is closed
  'event.not-running', -- no scans now
  'event.judging', -- the key is revealed, and the winner is being found
  'event.full', -- as many players without a ticket as the event has room for, or every rabbit number taken or promised
  'event.incomplete', -- slug, name or contact key is missing
  'event.wrong-phase', -- not possible in this phase
  'player.unknown', -- the sender has not registered
  'player.exists', -- the sender has registered
  'player.banned', -- the sender is banned
  'player.address-unsupported', -- the sender's address is not 32 bytes in base64url, or a process's
  'player.nickname-invalid', -- too long, or with characters that nicknames must not have
  'player.x-username-invalid', -- not 1 to 15 letters, digits and underscores
  'player.contact-invalid', -- the sealed contact is not 413 bytes that begin with a public key
  'player.role-key-invalid', -- the role key is not a raw public key
  'ticket.missing', -- the event admits by tickets
  'ticket.unknown', -- malformed, or none of this event's
  'ticket.used', -- another player registered with it
  'chain.invalid', -- anchor, start or length is malformed, or out of range
  'chain.clock-off', -- the chain starts too far from the message's own slot
  'chain.too-many', -- the rabbit has had as many chains as one rabbit can
  'rabbit.unknown', -- no player has that number
  'rabbit.own', -- the scanner's own rabbit
  'rabbit.banned', -- the rabbit's player is banned: it gives no colour
  'rabbit.colour-collected', -- the colour is confirmed, or a claim of the same rabbit is pending
  'scan.malformed', -- rabbit, slot or claim can't be read
  'scan.no-chain', -- the rabbit had no chain at that slot
  'scan.stale', -- the window has closed, or the token of that slot is out
  'scan.future', -- the window has not opened
  'scan.too-late', -- the online window has closed, and the scanner has no kept scans left
  'scan.too-many', -- the scanner has made as many claims as one player can
  'disclosure.malformed', -- no list of 1 to 20 disclosures, or a disclosure that can't be read
  'disclosure.no-chain', -- the rabbit had no chain at that slot
  'disclosure.early', -- the claim window is still open
  'disclosure.wrong', -- the token does not lead to the chain's last verified value
  'disclosure.too-costly', -- checking it would exceed what one message may cost: send it again, alone
  'answer.malformed', -- not 32 bytes
  'answer.no-key', -- the event has no key that could be answered with
  'answer.revealed', -- the key is public: no answer counts any more
  'answer.rainbow-incomplete', -- not all seven colours show on the own screen
  'answer.too-many', -- the sender has answered as often as one player can
  'key.malformed', -- the key is not 32 bytes, or the rabbit no number
  'key.wrong', -- not the key of this event
  'key.no-answer', -- that rabbit gave no answer with this key that can win
  'key.unconfirmed', -- claims of that rabbit's rainbow wait for their tokens: try again later
  'key.white-rabbit', -- that rabbit got the key in an envelope
  'acknowledgement.malformed', -- the edition is no number, or the sealed part has another size
  'acknowledgement.no-edition', -- no envelopes are dealt
  'acknowledgement.stale', -- there is a later edition of the envelopes
  'acknowledgement.no-envelope', -- the sender registered after that edition
  'acknowledgement.repeated', -- the sender has acknowledged that edition
  'badge.not-allowed', -- printed badges don't count in this event
  'badge.too-many', -- the scanner has as many colours by printed badges as a player can
  'dispute.malformed', -- rabbit, slot or reason can't be read
  'dispute.no-scan', -- that player has no such scan of the sender's rabbit
  'dispute.repeated', -- the scan is disputed already
  'dispute.too-many', -- the sender has disputed as often as one player can
  'dispute.resolved', -- the staff have decided already
  'flag.malformed', -- the rabbit is no number, or there is no reason of 1 to 200 characters
  'flag.hidden', -- the staff hide that nickname already
  'flag.repeated', -- the sender has flagged that nickname
  'flag.too-many', -- the sender has set as many flags as one can, or as many flags of that nickname wait as can be
  'keepsake.malformed', -- no kind of keepsake
  'keepsake.not-earned', -- the sender has not done what that keepsake is for
  'keepsake.not-spawned', -- no notice of a keepsake that waits for its id
  'role.no-draw', -- the staff have not committed to a seed
  'role.draw-late', -- somebody has registered
  'role.wrong-seed', -- not the seed that the staff committed to
  'role.edition-taken', -- the edition's number is not the next
  'report.unsettled', -- claims are still being settled
  'report.other-community', -- another community has points of the event
  'report.not-community', -- the sender is not the community that the points go to
  'report.malformed', -- the number of the batch can't be read
  'staff.only', -- the sender is not on the staff
  'staff.owner-only', -- the sender is not the owner of the process
  'staff.reason-missing', -- no reason of 1 to 200 characters
  'staff.malformed', -- a field of the act can't be read, or is out of range
  'staff.colour-missing', -- nothing to strike
  'staff.batch-taken', -- the batch's number is not the next, or its root is that of another batch
  'staff.key-fixed', -- somebody who is not banned answered with the key, or the key is public
}

return errors.with(codes)
