--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
local errors = require('errors')
local desk = require('common.staff.desk')(errors, require('constants'), require('views.info'))
local standings = require('domain.standings')

---@type table<string, ActionHandler>
return {
  Info = desk.info,
  StaffLog = desk.log,
  Staff = desk.staff,
  Organiser = desk.act('Organiser', require('handlers.set-organiser')),
  Community = desk.act('Community', require('handlers.points.set-community')),

  Admission = desk.act('Admission', require('common.admission.set-admission')(errors, standings.changed)),
  Admit = desk.act('Admit', require('common.tickets.admit')(errors)),
  Batch = require('common.tickets.batch')(errors),
  Enter = require('handlers.admission.enter'),
  Person = require('common.admission.person')(errors, standings.admitted),
  Mine = require('handlers.admission.mine'),

  Begin = require('handlers.runs.begin'),
  Finish = require('handlers.runs.finish'),
  Submit = require('handlers.runs.submit'),
  OpenRun = require('handlers.runs.open-run'),
  Replay = require('handlers.runs.replay'),
  Daily = require('handlers.runs.daily'),
  Strike = desk.act('Strike', require('handlers.runs.strike')),

  Board = require('handlers.boards.board'),
  BoardPlace = require('handlers.boards.board-place'),

  SetChallenge = desk.act('SetChallenge', require('handlers.challenges.set-challenge')),
  EndChallenge = desk.act('EndChallenge', require('handlers.challenges.end-challenge')),
  HideChallenge = desk.act('HideChallenge', require('handlers.challenges.hide-challenge')),
  Challenge = require('handlers.challenges.challenge'),
  Challenges = require('handlers.challenges.list-challenges'),

  Keepsake = require('handlers.challenges.keepsake'),
  Keepsakes = require('handlers.challenges.keepsakes'),
  Spawned = require('common.keepsakes.spawned')(errors),

  Points = require('handlers.points.acknowledge'),
  Report = require('handlers.points.report'),
}
