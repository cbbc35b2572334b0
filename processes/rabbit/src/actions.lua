--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
local errors = require('errors')
local numbered = require('common.dispatch.numbered')(errors)
local desk = require('common.staff.desk')(errors, require('constants'), require('views.event'))
local changePhase = require('handlers.change-phase')
local setBan = require('handlers.set-ban')

---@type table<string, ActionHandler>
return {
  Register = numbered('Register', require('handlers.register')),
  Rekey = numbered('Rekey', require('handlers.rekey')),
  Scan = require('handlers.scan'),
  Disclose = require('handlers.disclose'),
  Settle = require('handlers.settle'),
  Answer = require('handlers.answer'),
  Reveal = require('handlers.reveal'),
  ScanPrinted = require('handlers.scan-printed'),
  Acknowledge = require('handlers.acknowledge'),
  Dispute = require('handlers.dispute'),
  Flag = require('handlers.flag'),
  Keepsake = require('handlers.keepsake'),
  Spawned = require('common.keepsakes.spawned')(errors),
  Points = require('handlers.points'),

  Info = desk.info,
  Me = require('handlers.me'),
  Person = require('handlers.person'),
  Leaderboard = require('handlers.leaderboard'),
  Standings = require('handlers.standings'),
  Answers = require('handlers.answers'),
  StaffLog = desk.log,
  Contacts = require('handlers.contacts'),
  Acknowledgements = require('handlers.acknowledgements'),
  Printed = require('handlers.printed'),
  Disputes = require('handlers.disputes'),
  Flags = require('handlers.flags'),
  Keepsakes = require('handlers.keepsakes'),
  Catches = require('handlers.catches'),
  Players = require('handlers.players'),
  Batch = require('common.tickets.batch')(errors),

  Configure = desk.act('Configure', require('handlers.configure')),
  Open = desk.act('Open', changePhase('Open')),
  Start = desk.act('Start', changePhase('Start')),
  Pause = desk.act('Pause', changePhase('Pause')),
  End = desk.act('End', changePhase('End')),
  Ban = desk.act('Ban', setBan(true)),
  Unban = desk.act('Unban', setBan(false)),
  HideName = desk.act('HideName', require('handlers.hide-name')),
  Strike = desk.act('Strike', require('handlers.strike')),
  Admit = desk.act('Admit', require('handlers.admit')),
  Remove = desk.act('Remove', require('handlers.remove')),
  Announce = desk.act('Announce', require('handlers.announce')),
  Draw = desk.act('Draw', require('handlers.draw')),
  Deal = desk.act('Deal', require('handlers.deal')),
  OpenDraw = desk.act('OpenDraw', require('handlers.open-draw')),
  SettlePrinted = desk.act('SettlePrinted', require('handlers.settle-printed')),
  Resolve = desk.act('Resolve', require('handlers.resolve')),
  Pay = desk.act('Pay', require('handlers.pay')),
  Report = desk.act('Report', require('handlers.report')),
  Staff = desk.staff,
}
