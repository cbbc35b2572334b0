--- The shape of the whole state: one plain table, so that it can be read, compared and kept across code updates. After every
-- change of the shape: raise `version`, say what filling can't do under `migrations` (common/state/upgrade.lua), and record
-- the release (README).
local roster = require('common.staff.roster')
local ballots = require('domain.ballots')
local claims = require('domain.claims')
local contest = require('domain.contest')
local entries = require('domain.entries')
local flags = require('domain.flags')
local judges = require('domain.judges')
local ownActs = require('domain.own-acts')
local payments = require('domain.payments')
local people = require('domain.people')
local results = require('domain.results')
local teams = require('domain.teams')

--- The state of a contest.
---@class MinibuildState: ProcessState
---@field staff Roster
---@field contest Contest
---@field ownActs OwnActs
---@field people ContestPeople
---@field personRows PersonRows
---@field teams Teams
---@field teamRows TeamRows
---@field entryRows ContestEntryRows
---@field revisionRows RevisionRows
---@field flags Flags
---@field flagRows FlagRows
---@field ballots Ballots
---@field ballotRows BallotRows
---@field askedRows AskedRows
---@field judges Judges
---@field sheetRows SheetRows
---@field results Results
---@field resultRows ResultRows
---@field payments PrizePayments
---@field paymentRows PrizePaymentRows
---@field claims PaymentClaims
---@field claimRows ClaimRows

---@class MinibuildRequest: Request
---@field state MinibuildState

---@type StateDefinition
return {
  version = 2,

  ---@return table<string, table>
  records = function()
    return {
      staff = roster.new(),
      contest = contest.new(),
      ownActs = ownActs.new(),
      people = people.new(),
      teams = teams.new(),
      flags = flags.new(),
      ballots = ballots.new(),
      judges = judges.new(),
      results = results.new(),
      payments = payments.new(),
      claims = claims.new(),
    }
  end,

  tables = {
    personRows = people.TABLES.personRows,
    teamRows = teams.TABLES.teamRows,
    entryRows = entries.TABLES.entryRows,
    revisionRows = entries.TABLES.revisionRows,
    flagRows = flags.TABLES.flagRows,
    ballotRows = ballots.TABLES.ballotRows,
    askedRows = ballots.TABLES.askedRows,
    sheetRows = judges.TABLES.sheetRows,
    resultRows = results.TABLES.resultRows,
    paymentRows = payments.TABLES.paymentRows,
    claimRows = claims.TABLES.claimRows,
  },

  migrations = {
    -- nobody has kept who left a team after its entry came
    ---@param state MinibuildState
    [2] = function(state)
      for entry, team in ipairs(state.entryRows.team) do
        state.entryRows.makers[entry] = state.teamRows.members[team]
      end
    end,
  },
}
