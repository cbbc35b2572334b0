--- The codes that this process refuses a message with, besides those of common/errors.
-- TypeScript gets the same list from `processes/generate`. A code is never reused for something else.
local errors = require('common.errors')

local codes = {
  'sender.unsupported', -- a process sent it, the sender's address is of another form, or the message has no id

  'admission.needed', -- the contest doesn't count the sender as a person, or knows no rainbow of a sender where only rainbows vote
  'admission.not-needed', -- the contest admits anybody
  'admission.done', -- the sender is admitted already
  'admission.not-asked', -- an answer that is no listed event's, or about an address that waits for none
  'ticket.missing', -- the contest admits by tickets
  'ticket.unknown', -- malformed, or none of this contest's
  'ticket.used', -- somebody was admitted by it

  'contest.phase', -- the phase of the contest doesn't allow it
  'contest.over', -- the results are published

  'person.malformed', -- the website or the sealed contact can't be read
  'person.name-invalid', -- the nickname is no name of 1 to 24 characters
  'person.name-taken', -- somebody else has the nickname, in some spelling, or it is hidden as the name of a team
  'person.name-hidden', -- the staff hide the nickname with the name of a team, so it can't change
  'person.too-many', -- as many people have signed up as can
  'person.key-changed', -- the contact is sealed to another key than the contest's
  'person.unknown', -- the sender hasn't signed up; for an act of the staff: nobody with that address has
  'person.removed', -- the staff have removed the sender

  'team.malformed', -- the invitations, the number or the code can't be read
  'team.name-invalid', -- the name is no name of 1 to 40 characters
  'team.name-taken', -- another team has the name, in some spelling, or it is hidden
  'team.too-many', -- the sender, or all people together, have made as many teams as they can
  'team.unknown', -- there is no such team, or it has ended
  'team.in-one', -- the sender is in a team already
  'team.none', -- the sender is in no team
  'team.not-captain', -- the sender isn't the captain of the team
  'team.no-member', -- the team has no such member
  'team.full', -- the team has as many members as it can
  'team.code-wrong', -- the code isn't that of the invitation, which may have been replaced
  'team.code-used', -- somebody has joined with the code

  'entry.malformed', -- a field can't be read, is out of range, or has characters that texts must not have
  'entry.kind', -- the contest has no entries of the kind
  'entry.incomplete', -- a picture without its file or preview, a text without a text or a file of one, or a link without a link
  'entry.preview', -- the preview is no WebP, JPEG or PNG picture
  'entry.too-many', -- there are as many entries as a contest can have
  'entry.too-many-revisions', -- the entry has as many revisions as it can
  'entry.none', -- the sender's team has no entry
  'entry.withdrawn', -- the entry is withdrawn
  'entry.not-withdrawn', -- the entry isn't withdrawn
  'entry.unknown', -- there is no such entry
  'entry.hidden', -- the staff have hidden the entry, or nobody admitted made it

  'comment.malformed', -- the text is empty or too long, or has characters that texts must not have
  'comment.too-many', -- the sender has commented on the entry as often as one can, or the entry has as many comments as it can
  'comment.unknown', -- there is no such comment on the entry, or it was taken away or hidden
  'comment.not-own', -- the sender neither wrote the comment nor is the captain of the entry's team

  'vote.malformed', -- the list can't be read, is too long, or names an entry twice
  'vote.own-entry', -- the list has an entry of the sender's own team, or of a team that the sender was in when it was submitted
  'vote.not-allowed', -- the sender hasn't signed up, in a contest for anybody
  'vote.too-many', -- as many ballots are counted as can be

  'keepsake.malformed', -- no kind of keepsake
  'keepsake.not-earned', -- the sender's team has no entry that won a prize
  'keepsake.not-spawned', -- no notice of a keepsake that waits for its id
  'flag.malformed', -- no reason of 1 to 200 characters, or both a comment and a team
  'flag.not-allowed', -- the sender has neither signed up nor a ballot that counts
  'flag.hidden', -- the staff hide that name already
  'flag.repeated', -- the sender has flagged the entry, the comment or the name
  'flag.too-many', -- the sender has set as many flags as one can, or as many flags of the thing wait as can be

  'judge.only', -- the sender is no judge
  'score.malformed', -- not one whole number from 0 to 10 for each criterion, or neither scores nor a conflict
  'score.conflict', -- the judge is in the entry's team, or was when it was submitted
  'score.no-criteria', -- the contest has no criteria

  'results.none', -- the results aren't published

  'staff.only', -- the sender is not on the staff
  'staff.owner-only', -- the sender is not the owner: only the owner changes the list of the staff, and the contact key
  'staff.reason-missing', -- no reason of 1 to 200 characters
  'staff.malformed', -- a field of the act can't be read, or is out of range
  'staff.batch-taken', -- the batch's number is not the next, or its root is that of another batch
  'contest.anybody-wins', -- a contest for anybody has no prizes, and pays nobody
  'contest.no-rainbows', -- only rainbows vote, and no events are listed that could confirm one
  'contest.times', -- the times don't follow one another
  'contest.phase-moved', -- the times would move the phase, which `Phase` does
  'contest.rules-fixed', -- votes or scores exist that were given by other rules
  'contest.incomplete', -- the contest isn't configured, or has no texts in its original language
  'contest.open', -- the contest is open already
  'phase.unreachable', -- the phase is neither the next one nor the one before
  'judge.too-many', -- there are as many judges as can be
  'payment.repeated', -- the token's message is recorded
  'payment.too-many', -- as many payments are recorded as can be
  'payment.claimed', -- somebody has announced a payment of the entry, whose time isn't over
  'payment.overtaken', -- another number of payments of the entry is recorded than the sender knows of
  'payment.not-claimed', -- the sender has announced no payment of the entry
}

return errors.with(codes)
