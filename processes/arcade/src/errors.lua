--- The codes that this process refuses a message with, besides those of common/errors.
-- TypeScript gets the same list from `processes/generate`. A code is never reused for something else.
local errors = require('common.errors')

local codes = {
  'run.malformed', -- the game, the place to play on or the player can't be read, or the message has no id
  'run.repeated', -- the network delivered the message that began a submitted run again
  'run.untimely', -- the number of the begin is too far from the ledger's time, which follows the code
  'run.unknown', -- the run was never begun, is submitted, or was dropped after its time; for `Replay`: it was never submitted
  'run.foreign', -- the sender is not the player whom the run was begun for
  'run.other-key', -- the sender is not the key that began the run
  'run.malformed-log', -- steps or inputs can't be read, or no run of so many steps has such a log
  'run.too-long', -- the run has more steps than the longest one of its game
  'run.too-early', -- less time went by since the run began than it takes to play
  'run.too-late', -- the time in which the end of the run had to be known, or the run submitted, is over
  'run.finished', -- the end of the run is known
  'run.other-log', -- the end of the run is known, and it is that of another log
  'run.enough', -- as many runs of the player count on the board today as can
  'run.after-end', -- the run goes on after it was over
  'run.struck', -- the run is struck already

  'sender.unsupported', -- a process sent it, or the sender's address is of another form
  'admission.not-needed', -- the arcade is for anybody, and pays nobody
  'admission.done', -- the sender is admitted already
  'admission.not-asked', -- an answer that is no listed event's, or about an address that waits for none
  'ticket.missing', -- the arcade admits by tickets
  'ticket.unknown', -- malformed, or none of this arcade's
  'ticket.used', -- somebody was admitted by it

  'city.malformed', -- the slug of the city has another form
  'daily.used', -- the player's daily run of the day is counted
  'board.unknown', -- no board has such an id

  'challenge.malformed', -- a field can't be read, is out of range, or has characters that texts must not have
  'challenge.unknown', -- there is no such challenge, or it is hidden
  'challenge.other-game', -- the challenge is one of another game
  'challenge.not-open', -- the challenge has not started
  'challenge.over', -- the challenge has ended
  'challenge.started', -- the challenge has started: only its name and its end can change
  'challenge.times', -- it would end before it starts, in the past, or after more than a year
  'challenge.not-yours', -- another organiser made the challenge
  'challenge.hidden-by-staff', -- the staff hid the challenge, and show it again
  'challenge.too-many', -- there are as many challenges as the arcade, or its organiser, can have

  'keepsake.malformed', -- no slug of a challenge
  'keepsake.not-earned', -- the sender is not the first on the final list of the challenge
  'keepsake.not-spawned', -- no notice of a keepsake that waits for its id

  'staff.only', -- the sender is not on the staff
  'organisers.only', -- the sender is neither an organiser nor on the staff
  'staff.owner-only', -- the sender is not the owner of the process
  'staff.reason-missing', -- no reason of 1 to 200 characters
  'staff.malformed', -- a field of the act can't be read, or is out of range
  'staff.batch-taken', -- the batch's number is not the next, or its root is that of another batch

  'report.malformed', -- the number of the batch can't be read
  'report.not-community', -- an acknowledgement that is not from the community
  'report.no-community', -- there is no community to send points to
  'report.other-community', -- another community has acknowledged points
  'report.nothing', -- there are no points to send
}

return errors.with(codes)
