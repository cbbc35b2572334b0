--- The one table of actions, see common/dispatch/serve.lua for what a handler is; every room has its own part.
local numbered = require('common.dispatch.numbered')(require('errors'))
local staffAct = require('handlers.staff.staff-act')

---@type table<string, ActionHandler | TaggedActionHandler>
return {
  Info = require('handlers.staff.info'),
  StaffLog = require('handlers.staff.staff-log'),
  Staff = staffAct('Staff', require('handlers.staff.change-staff')),

  Enter = require('handlers.admission.enter'),
  Person = require('handlers.admission.person'),
  Batch = require('handlers.admission.batch'),
  Admission = staffAct('Admission', require('handlers.admission.set-admission')),
  Admit = staffAct('Admit', require('handlers.admission.admit')),

  Cities = require('handlers.cities.list-cities'),
  City = staffAct('City', require('handlers.cities.set-city')),
  Organisers = numbered('Organisers', require('handlers.cities.change-organisers')),

  CityPage = require('handlers.pages.city-page'),
  Publish = require('handlers.pages.publish'),
  Restore = require('handlers.pages.restore'),
  Revisions = require('handlers.pages.list-revisions'),

  Profile = numbered('Profile', require('handlers.profiles.set-profile')),
  Names = require('handlers.profiles.names'),
  Mine = require('handlers.profiles.mine'),

  MeetUp = numbered('MeetUp', require('handlers.meet-ups.set-meet-up')),
  MeetUps = require('handlers.meet-ups.list-meet-ups'),
  MeetUpById = require('handlers.meet-ups.read-meet-up'),
  Coming = numbered('Coming', require('handlers.meet-ups.set-coming')),
  MyMeetUps = require('handlers.meet-ups.my-meet-ups'),
  Comers = require('handlers.meet-ups.list-comers'),

  OpenDoor = numbered('OpenDoor', require('handlers.doors.open-door')),
  Door = require('handlers.doors.read-door'),
  CheckIn = numbered('CheckIn', require('handlers.doors.check-in')),
  Disclose = require('handlers.doors.disclose'),

  Boards = require('handlers.boards.list-boards'),
  Board = require('handlers.boards.board'),
  BoardPlace = require('handlers.boards.board-place'),
  BoardSearch = require('handlers.boards.board-search'),

  Points = require('handlers.sources.points'),
  Sources = require('handlers.sources.list-sources'),
  Source = staffAct('Source', require('handlers.sources.set-source')),

  League = require('handlers.league.league'),
  LeagueRound = require('handlers.league.league-round'),
  Join = numbered('Join', require('handlers.league.join')),
  Season = staffAct('Season', require('handlers.league.season')),
  Round = staffAct('Round', require('handlers.league.round')),
  ChangeRound = staffAct('ChangeRound', require('handlers.league.change-round')),
  CancelRound = staffAct('CancelRound', require('handlers.league.cancel-round')),

  Token = staffAct('Token', require('handlers.token.set-token')),
  Rates = staffAct('Rates', require('handlers.token.set-rates')),
  Caps = staffAct('Caps', require('handlers.token.set-caps')),
  Pot = require('handlers.token.read-pot'),
  ['Credit-Notice'] = require('handlers.token.credit-notice'),
  Earned = require('handlers.accounts.earned'),
  Claim = numbered('Claim', require('handlers.payments.claim')),
  Payments = require('handlers.payments.list-payments'),
  ['Debit-Notice'] = require('handlers.payments.debit-notice'),
  ['Transfer-Error'] = require('handlers.payments.transfer-error'),
}
