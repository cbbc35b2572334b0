--- The shape of the whole state: one plain table, so that it can be read, compared and kept across code updates. After every
-- change of the shape: raise `version`, say what filling can't do under `migrations` (common/state/upgrade.lua), and record
-- the release (README).
local roster = require('common.staff.roster')
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local courses = require('domain.courses')
local reports = require('domain.reports')
local runs = require('domain.runs')
local scores = require('domain.scores')

--- The people who can make challenges, besides the staff.
---@class Organisers
---@field list string[] addresses
---@field acts ActRing of the acts that organisers can do

--- The state of the arcade.
---@class ArcadeState: ProcessState
---@field staff Roster
---@field organisers Organisers
---@field courses Courses
---@field runs Runs
---@field openRuns OpenRuns
---@field scores Scores
---@field scoreRows ScoreRows
---@field people ArcadePeople
---@field boards ArcadeBoards
---@field entryRows EntryRows
---@field countRows CountRows
---@field challenges Challenges
---@field reports PointReports

---@class ArcadeRequest: Request
---@field state ArcadeState

---@type StateDefinition
return {
  version = 2,

  ---@return table<string, table>
  records = function()
    return {
      staff = roster.new(),
      organisers = { list = {}, acts = roster.newRing() },
      courses = courses.new(),
      runs = runs.new(),
      scores = scores.new(),
      boards = boards.new(),
      challenges = challenges.new(),
      reports = reports.new(),
    }
  end,

  tables = {
    openRuns = runs.TABLES.openRuns,
    scoreRows = scores.TABLES.scoreRows,
    people = scores.TABLES.people,
    entryRows = boards.TABLES.entryRows,
    countRows = boards.TABLES.countRows,
  },

  migrations = {},
}
