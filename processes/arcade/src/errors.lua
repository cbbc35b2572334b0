--- The codes that this process refuses a message with, besides those of common/errors.
-- TypeScript gets the same list from `processes/generate`. A code is never reused for something else.
local errors = require('common.errors')

local codes = {
  'run.malformed', -- the game, the place to play on or the player can't be read, or the message has no id
  'run.repeated', -- the network delivered the message that began a submitted run again
  'run.too-many', -- the sender has as many open runs as one can, and all of a later turn
  'run.unknown', -- the run was never begun, is submitted, or was dropped after its time; for `Replay`: it was never submitted
  'run.foreign', -- the sender is not the player whom the run was begun for
  'run.malformed-log', -- steps or inputs can't be read, or no run of so many steps has such a log
  'run.too-long', -- the run has more steps than the longest one of its game
  'run.too-early', -- less time went by since the run began than it takes to play
  'run.too-late', -- the time in which the run could be submitted is over
  'run.after-end', -- the run goes on after it was over
  'run.struck', -- the run is struck already

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

  'staff.only', -- the sender is not on the staff
  'organisers.only', -- the sender is neither an organiser nor on the staff
  'staff.repeated', -- the network delivered the message of an act again
  'staff.reason-missing', -- no reason of 1 to 200 characters
  'staff.malformed', -- a field of the act can't be read, or is out of range

  'report.malformed', -- the number of the batch can't be read
  'report.not-community', -- an acknowledgement that is not from the community
  'report.no-community', -- there is no community to send points to
  'report.other-community', -- another community has acknowledged points
  'report.nothing', -- there are no points to send
}

return errors.with(codes)
