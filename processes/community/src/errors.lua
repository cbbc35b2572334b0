--- The codes that this process refuses a message with, besides those of common/errors; every room has its own part.
-- TypeScript gets the same list from `processes/generate`. A code is never reused for something else.
local errors = require('common.errors')

local codes = {
  'staff.only', -- the sender is not on the staff
  'staff.owner-only', -- the sender is not the owner of the process
  'staff.reason-missing', -- no reason of 1 to 200 characters
  'staff.malformed', -- a field of the act can't be read, or is out of range

  'admission.needed', -- the community doesn't count the sender as a person
  'admission.not-needed', -- the community admits anybody
  'admission.done', -- the sender is admitted already
  'admission.not-asked', -- an answer that is no listed event's, or about an address that waits for none
  'ticket.missing', -- the community admits by tickets
  'ticket.unknown', -- malformed, or none of this community's
  'ticket.used', -- somebody was admitted by it
  'staff.batch-taken', -- the batch is not the next one, or its root is another batch's

  'city.unknown', -- there is no such city
  'city.reserved', -- the slug of a new city names another page
  'city.too-many', -- there are as many cities as the community can have

  'city.lead-only', -- the sender is neither the city's lead nor on the staff
  'city.organisers-only', -- the sender is no organiser of the city
  'organisers.malformed', -- a list is missing, or an entry is no address
  'organisers.lead-stays', -- the lead can't be removed from the organisers
  'organisers.too-many', -- the city would have more organisers than a city can have

  'announcement.malformed', -- a field can't be read, or has characters that texts must not have
  'announcement.times', -- it has ended, ends before it starts or after 31 days, or starts more than two years ahead
  'announcement.taken', -- an announced event has its slug or its name, or another city announces it
  'announcement.too-many', -- the city, or all cities together, announce as many events as they can
  'announcement.unknown', -- no event of that process is announced

  'page.malformed', -- language, number or content can't be read, or the content is too long
  'page.conflict', -- the page has another current revision than the author saw
  'page.no-original', -- the revision that it would be a translation of does not exist, or is of the same language
  'revision.unknown', -- the page has no revision of that number
  'revision.other-content', -- the content is not that of the revision

  'profile.address-unsupported', -- the sender's address is not 32 bytes in base64url, or a process's
  'profile.name-invalid', -- too long, or with characters that names must not have
  'profile.name-taken', -- another person has it, in some spelling
  'profile.name-hidden', -- the staff hide the sender's name, which stays until they show it again

  'flag.malformed', -- kind or id can't be read, or there is no reason of 1 to 200 characters
  'flag.unknown', -- there is no such thing, it is hidden, or no flag of it waits
  'flag.repeated', -- the sender has flagged that thing, called as it is
  'flag.too-many', -- the sender has set as many flags as one can, or as many flags of that thing wait as can be

  'meetup.malformed', -- a field can't be read, is out of range, or has characters that texts must not have
  'meetup.conflict', -- it was changed since the change that `base` names
  'meetup.unknown', -- there is no such meet-up, or it is another city's
  'meetup.in-the-past', -- a new start is not after the message
  'meetup.too-far-ahead', -- a new start is more than two years ahead
  'meetup.too-many', -- the city has as many upcoming meet-ups as a city can
  'meetup.started', -- it has started: its start stays
  'meetup.over', -- it has ended
  'meetup.cancelled', -- it is cancelled

  'keepsake.malformed', -- no number of a meet-up
  'keepsake.not-earned', -- the sender did not attend the meet-up, it is not over, or its city is hidden
  'keepsake.not-spawned', -- no notice of a keepsake that waits for its id

  'door.malformed', -- anchor, start, length, slot or token can't be read, or is out of range
  'door.none', -- the meet-up has no door, or none at that slot
  'door.too-early', -- the meet-up does not start within two hours
  'door.clock-off', -- the chain starts too far from the message's own slot
  'door.too-many', -- the meet-up has had as many doors as one can
  'door.token-early', -- the claims of that slot still count
  'door.token-wrong', -- the token does not lead to a door's last verified value

  'checkin.malformed', -- slot or claim can't be read
  'checkin.stale', -- the window has closed, or the token of that slot is out
  'checkin.future', -- the window has not opened
  'checkin.no-door', -- the meet-up had no door at that slot
  'checkin.done', -- the sender has attended
  'checkin.too-many', -- the sender has claimed as often as one person can at a meet-up

  'board.unknown', -- there is no such board
  'board.too-many', -- there are as many boards as the community can have

  'source.too-many', -- there are as many sources as the community can have

  'points.not-a-source', -- the sender is not on the list of sources, or turned off there
  'points.malformed', -- the batch or an entry can't be read, or is out of range
  'points.batch', -- the batch is neither the next one nor the latest

  'league.unknown', -- there is no such season or round
  'league.no-season', -- no season goes on
  'league.season-open', -- the latest season has not ended
  'league.times', -- it ends before it starts or in the past, or the round is not within its season
  'league.too-many-rounds', -- the season has as many rounds as a season can have
  'league.overlapping', -- another round counts the points of the same meet-up, event or board at that time
  'league.begun', -- the round has begun: its times stay
  'league.over', -- the round has ended
  'league.cancelled', -- the round is cancelled
  'league.joined', -- the sender plays for a city already this season

  'token.in-use', -- the token can't be another one, since payments were sent or paid
  'token.only', -- a notice that is not from the token's process
  'pot.unmarked', -- a notice of a quantity that is not for the pot
  'pot.counted', -- a notice that came before
  'claim.nothing', -- the sender has nothing to claim
  'claim.pot-empty', -- the pot has less than that
  'claim.anybody', -- the community admits anybody, and pays nobody
  'claim.day-person', -- the sender was paid as much today as one person can be in a day
  'claim.day-pot', -- as much was paid today as the pot pays in a day
  'claim.sent', -- a payment was sent less than a minute ago
  'payment.unknown', -- an answer of the token to no payment
  'payment.another', -- an answer of the token with another recipient or quantity than the payment's
  'payment.settled', -- an answer of the token to what was answered before
}

return errors.with(codes)
