--- The one table of actions, see common/dispatch/serve.lua for what a handler is; every room has its own part.
local errors = require('errors')
local numbered = require('common.dispatch.numbered')(errors)
local desk = require('common.staff.desk')(errors, require('constants'), require('views.info'))
local standings = require('domain.boards.standings')

---@type table<string, ActionHandler | TaggedActionHandler>
return {
  Info = desk.info,
  StaffLog = desk.log,
  Staff = desk.staff,

  Enter = require('handlers.enter'),
  Person = require('common.admission.person')(errors, standings.refresh),
  Batch = require('common.tickets.batch')(errors),
  Admission = desk.act('Admission', require('common.admission.set-admission')(errors)),
  Admit = desk.act('Admit', require('common.tickets.admit')(errors)),

  Cities = require('handlers.cities.list-cities'),
  CityIndex = require('handlers.cities.city-index'),
  City = desk.act('City', require('handlers.cities.set-city')),
  Organisers = numbered('Organisers', require('handlers.cities.change-organisers')),

  AnnouncedEvents = require('handlers.events.list-events'),
  AnnounceEvent = numbered('AnnounceEvent', require('handlers.events.announce-event')),
  WithdrawEvent = numbered('WithdrawEvent', require('handlers.events.withdraw-event')),
  ProposedEvents = require('handlers.events.list-proposed'),
  ProposeEvent = numbered('ProposeEvent', require('handlers.events.propose-event')),
  DeclineEvent = numbered('DeclineEvent', require('handlers.events.decline-event')),

  CityPage = require('handlers.pages.city-page'),
  Publish = require('handlers.pages.publish'),
  Restore = require('handlers.pages.restore'),
  Revisions = require('handlers.pages.list-revisions'),

  Profile = numbered('Profile', require('handlers.profiles.set-profile')),
  Names = require('handlers.profiles.names'),
  Mine = require('handlers.profiles.mine'),
  ShowPage = numbered('ShowPage', require('handlers.profiles.show-page')),
  PersonPage = require('handlers.profiles.person-page'),

  Flag = numbered('Flag', require('handlers.flags.flag')),
  Flags = require('handlers.flags.list-flags'),
  AnswerFlags = desk.act('AnswerFlags', require('handlers.flags.answer-flags')),
  HideName = desk.act('HideName', require('handlers.flags.hide-name')),
  HideMeetUp = desk.act('HideMeetUp', require('handlers.meet-ups.hide-meet-up')),

  MeetUp = numbered('MeetUp', require('handlers.meet-ups.set-meet-up')),
  MeetUps = require('handlers.meet-ups.list-meet-ups'),
  MeetUpById = require('handlers.meet-ups.read-meet-up'),
  Coming = numbered('Coming', require('handlers.meet-ups.set-coming')),
  MyMeetUps = require('handlers.meet-ups.my-meet-ups'),
  Comers = require('handlers.meet-ups.list-comers'),
  Keepsake = require('handlers.meet-ups.keepsake'),
  Spawned = require('common.keepsakes.spawned')(errors),

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
  Source = desk.act('Source', require('handlers.sources.set-source')),

  League = require('handlers.league.league'),
  LeagueRound = require('handlers.league.league-round'),
  Join = numbered('Join', require('handlers.league.join')),
  Season = desk.act('Season', require('handlers.league.season')),
  Round = desk.act('Round', require('handlers.league.round')),
  ChangeRound = desk.act('ChangeRound', require('handlers.league.change-round')),
  CancelRound = desk.act('CancelRound', require('handlers.league.cancel-round')),

  Token = desk.act('Token', require('handlers.token.set-token')),
  Rates = desk.act('Rates', require('handlers.token.set-rates')),
  Caps = desk.act('Caps', require('handlers.token.set-caps')),
  Pot = require('handlers.token.read-pot'),
  ['Credit-Notice'] = require('handlers.token.credit-notice'),
  Earned = require('handlers.earned'),
  Claim = numbered('Claim', require('handlers.payments.claim')),
  Payments = require('handlers.payments.list-payments'),
  ['Debit-Notice'] = require('handlers.payments.debit-notice'),
  ['Transfer-Error'] = require('handlers.payments.transfer-error'),
}
