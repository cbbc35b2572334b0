--- The shape of the whole state: one plain table, so that it can be read, compared and kept across code updates.
-- A change of the state of a deployed process: processes/README.md, "Change a state".
local admission = require('common.admission.admission')
local keepsakes = require('common.keepsakes.keepsakes')
local roster = require('common.staff.roster')
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local courses = require('domain.courses')
local reports = require('domain.reports')
local runs = require('domain.runs')
local scores = require('domain.scores')
local standings = require('domain.standings')

--- The people who can make challenges, besides the staff.
---@class Organisers
---@field list string[] addresses

--- The state of the arcade.
---@class ArcadeState: ProcessState
---@field staff Roster
---@field admission Admission
---@field organisers Organisers
---@field courses Courses
---@field runs Runs
---@field openRuns OpenRuns
---@field scores Scores
---@field scoreRows ScoreRows
---@field people ArcadePeople
---@field standings Standings
---@field boards ArcadeBoards
---@field entryRows EntryRows
---@field countRows CountRows
---@field challenges Challenges
---@field reports PointReports
---@field keepsakes Keepsakes
---@field keepsakeOf table<string, integer>
---@field keepsakesOf table<string, integer[]>

---@class ArcadeRequest: Request
---@field state ArcadeState

---@type StateDefinition
return {
  version = 1,

  ---@return table<string, table>
  records = function()
    return {
      staff = roster.new(),
      admission = admission.new(),
      organisers = { list = {} },
      courses = courses.new(),
      runs = runs.new(),
      scores = scores.new(),
      standings = standings.new(),
      boards = boards.new(),
      challenges = challenges.new(),
      reports = reports.new(),
      keepsakeOf = {},
      keepsakesOf = {},
    }
  end,

  tables = {
    openRuns = runs.TABLES.openRuns,
    scoreRows = scores.TABLES.scoreRows,
    people = scores.TABLES.people,
    entryRows = boards.TABLES.entryRows,
    countRows = boards.TABLES.countRows,
    keepsakes = keepsakes.TABLES.keepsakes,
  },

  migrations = {},
}
