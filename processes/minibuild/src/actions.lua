--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
local errors = require('errors')
local entries = require('domain.entries')
local desk = require('common.staff.desk')(errors, require('constants'), require('views.info'))
local own = require('handlers.own-act')

---@type table<string, ActionHandler>
return {
  Contest = require('handlers.contest.contest'),

  Enter = require('handlers.admission.enter'),
  Person = require('common.admission.person')(errors, entries.admit),
  Batch = require('common.tickets.batch')(errors),

  SignUp = own('SignUp', require('handlers.people.sign-up')),
  Mine = require('handlers.people.mine'),

  MakeTeam = own('MakeTeam', require('handlers.teams.make-team')),
  Invite = own('Invite', require('handlers.teams.invite')),
  JoinTeam = own('JoinTeam', require('handlers.teams.join-team')),
  LeaveTeam = own('LeaveTeam', require('handlers.teams.leave-team')),
  Seek = own('Seek', require('handlers.teams.seek')),
  Team = require('handlers.teams.read-team'),

  Submit = own('Submit', require('handlers.entries.submit')),
  Withdraw = own('Withdraw', require('handlers.entries.withdraw')),
  Entries = require('handlers.entries.list-entries'),
  Entry = require('handlers.entries.read-entry'),
  Comment = own('Comment', require('handlers.comments.comment')),
  TakeComment = own('TakeComment', require('handlers.comments.take-comment')),
  Comments = require('handlers.comments.list-comments'),
  Flag = require('handlers.entries.flag'),

  Vote = require('handlers.voting.vote'),
  Ballots = require('handlers.voting.list-ballots'),
  Results = require('handlers.voting.list-results'),

  Keepsake = require('handlers.people.keepsake'),
  Keepsakes = require('handlers.people.keepsakes'),
  Spawned = require('common.keepsakes.spawned')(errors),

  Score = require('handlers.judging.score'),
  Sheets = require('handlers.judging.list-sheets'),

  Info = desk.info,
  StaffLog = desk.log,
  Staff = desk.staff,
  Configure = desk.act('Configure', require('handlers.contest.configure')),
  Texts = desk.act('Texts', require('handlers.contest.set-texts')),
  Open = desk.act('Open', require('handlers.contest.open')),
  Phase = desk.act('Phase', require('handlers.contest.move-phase')),
  Judge = desk.act('Judge', require('handlers.staff.set-judge')),
  Admit = desk.act('Admit', require('handlers.admission.admit')),
  Restore = desk.act('Restore', require('handlers.entries.restore')),
  Hide = desk.act('Hide', require('handlers.staff.hide-entry')),
  HideComment = desk.act('HideComment', require('handlers.comments.hide-comment')),
  HideName = desk.act('HideName', require('handlers.teams.hide-name')),
  Remove = desk.act('Remove', require('handlers.staff.remove-person')),
  PublishResults = desk.act('PublishResults', require('handlers.contest.publish-results')),
  Claim = desk.act('Claim', require('handlers.staff.claim')),
  Release = desk.act('Release', require('handlers.staff.release-claim')),
  Pay = desk.act('Pay', require('handlers.staff.pay')),
  Flags = require('handlers.staff.list-flags'),
  Contacts = require('handlers.staff.list-contacts'),
  People = require('handlers.staff.list-people'),
  Payments = require('handlers.staff.list-payments'),
  Claims = require('handlers.staff.list-claims'),
}
