--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
local numbered = require('common.dispatch.numbered')(require('errors'))
local changePhase = require('handlers.change-phase')
local setBan = require('handlers.set-ban')
local staffAct = require('handlers.staff-act')

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
  Points = require('handlers.points'),

  Info = require('handlers.info'),
  Me = require('handlers.me'),
  Person = require('handlers.person'),
  Leaderboard = require('handlers.leaderboard'),
  Standings = require('handlers.standings'),
  Answers = require('handlers.answers'),
  StaffLog = require('handlers.staff-log'),
  Contacts = require('handlers.contacts'),
  Acknowledgements = require('handlers.acknowledgements'),
  Printed = require('handlers.printed'),
  Disputes = require('handlers.disputes'),
  Catches = require('handlers.catches'),
  Players = require('handlers.players'),
  Batch = require('handlers.batch'),

  Configure = staffAct('Configure', require('handlers.configure')),
  Open = staffAct('Open', changePhase('Open')),
  Start = staffAct('Start', changePhase('Start')),
  Pause = staffAct('Pause', changePhase('Pause')),
  End = staffAct('End', changePhase('End')),
  Ban = staffAct('Ban', setBan(true)),
  Unban = staffAct('Unban', setBan(false)),
  Strike = staffAct('Strike', require('handlers.strike')),
  Admit = staffAct('Admit', require('handlers.admit')),
  Remove = staffAct('Remove', require('handlers.remove')),
  Announce = staffAct('Announce', require('handlers.announce')),
  Draw = staffAct('Draw', require('handlers.draw')),
  Deal = staffAct('Deal', require('handlers.deal')),
  OpenDraw = staffAct('OpenDraw', require('handlers.open-draw')),
  SettlePrinted = staffAct('SettlePrinted', require('handlers.settle-printed')),
  Resolve = staffAct('Resolve', require('handlers.resolve')),
  Pay = staffAct('Pay', require('handlers.pay')),
  Report = staffAct('Report', require('handlers.report')),
  Staff = staffAct('Staff', require('handlers.change-staff')),
}
