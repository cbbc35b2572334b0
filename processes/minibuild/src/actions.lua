--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
local own = require('handlers.own-act')
local act = require('handlers.staff.act')

---@type table<string, ActionHandler>
return {
  Contest = require('handlers.contest.contest'),

  Enter = require('handlers.admission.enter'),
  Person = require('handlers.admission.person'),
  Batch = require('handlers.admission.batch'),

  SignUp = own('SignUp', require('handlers.people.sign-up')),
  Mine = require('handlers.people.mine'),

  MakeTeam = own('MakeTeam', require('handlers.teams.make-team')),
  Invite = own('Invite', require('handlers.teams.invite')),
  JoinTeam = own('JoinTeam', require('handlers.teams.join-team')),
  LeaveTeam = own('LeaveTeam', require('handlers.teams.leave-team')),
  Team = require('handlers.teams.read-team'),

  Submit = own('Submit', require('handlers.entries.submit')),
  Withdraw = own('Withdraw', require('handlers.entries.withdraw')),
  Entries = require('handlers.entries.list-entries'),
  Entry = require('handlers.entries.read-entry'),
  Flag = require('handlers.entries.flag'),

  Vote = require('handlers.voting.vote'),
  Ballots = require('handlers.voting.list-ballots'),
  Results = require('handlers.voting.list-results'),

  Score = require('handlers.judging.score'),
  Sheets = require('handlers.judging.list-sheets'),

  Info = require('handlers.staff.info'),
  StaffLog = require('handlers.staff.staff-log'),
  Staff = act('Staff', require('handlers.staff.change-staff')),
  Configure = act('Configure', require('handlers.contest.configure')),
  Texts = act('Texts', require('handlers.contest.set-texts')),
  Open = act('Open', require('handlers.contest.open')),
  Phase = act('Phase', require('handlers.contest.move-phase')),
  Judge = act('Judge', require('handlers.staff.set-judge')),
  Admit = act('Admit', require('handlers.admission.admit')),
  Restore = act('Restore', require('handlers.entries.restore')),
  Hide = act('Hide', require('handlers.staff.hide-entry')),
  Remove = act('Remove', require('handlers.staff.remove-person')),
  PublishResults = act('PublishResults', require('handlers.contest.publish-results')),
  Claim = act('Claim', require('handlers.staff.claim')),
  Release = act('Release', require('handlers.staff.release-claim')),
  Pay = act('Pay', require('handlers.staff.pay')),
  Flags = require('handlers.staff.list-flags'),
  Contacts = require('handlers.staff.list-contacts'),
  People = require('handlers.staff.list-people'),
  Payments = require('handlers.staff.list-payments'),
  Claims = require('handlers.staff.list-claims'),
}
