--- The one table of actions, see common/dispatch/serve.lua for what a handler is.
local act = require('handlers.staff.act')

---@type table<string, ActionHandler>
return {
  Info = require('handlers.staff.info'),
  StaffLog = require('handlers.staff.staff-log'),
  Staff = act('Staff', require('handlers.staff.change-staff')),
  Organiser = act('Organiser', require('handlers.staff.set-organiser')),
  Community = act('Community', require('handlers.points.set-community')),

  Admission = act('Admission', require('handlers.admission.set-admission')),
  Admit = act('Admit', require('handlers.admission.admit')),
  Batch = require('handlers.admission.batch'),
  Enter = require('handlers.admission.enter'),
  Person = require('handlers.admission.person'),
  Mine = require('handlers.admission.mine'),

  Begin = require('handlers.runs.begin'),
  Finish = require('handlers.runs.finish'),
  Submit = require('handlers.runs.submit'),
  OpenRun = require('handlers.runs.open-run'),
  Replay = require('handlers.runs.replay'),
  Daily = require('handlers.runs.daily'),
  Strike = act('Strike', require('handlers.runs.strike')),

  Board = require('handlers.boards.board'),
  BoardPlace = require('handlers.boards.board-place'),

  SetChallenge = act('SetChallenge', require('handlers.challenges.set-challenge')),
  EndChallenge = act('EndChallenge', require('handlers.challenges.end-challenge')),
  HideChallenge = act('HideChallenge', require('handlers.challenges.hide-challenge')),
  Challenge = require('handlers.challenges.challenge'),
  Challenges = require('handlers.challenges.list-challenges'),

  Points = require('handlers.points.acknowledge'),
  Report = require('handlers.points.report'),
}
