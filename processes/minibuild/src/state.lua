--- The shape of the whole state: one plain table, so that it can be read, compared and kept across code updates.
-- A change of the state of a deployed process: processes/README.md, "Change a state".
local admission = require('common.admission.admission')
local flags = require('common.flags.flags')
local keepsakes = require('common.keepsakes.keepsakes')
local roster = require('common.staff.roster')
local ballots = require('domain.ballots')
local claims = require('domain.claims')
local comments = require('domain.comments')
local contest = require('domain.contest')
local entries = require('domain.entries')
local hiddenNames = require('domain.hidden-names')
local judges = require('domain.judges')
local payments = require('domain.payments')
local people = require('domain.people')
local results = require('domain.results')
local teams = require('domain.teams')

--- The state of a contest.
---@class MinibuildState: ProcessState
---@field staff Roster
---@field admission Admission
---@field contest Contest
---@field people ContestPeople
---@field personRows PersonRows
---@field teams Teams
---@field teamRows TeamRows
---@field entryRows ContestEntryRows
---@field revisionRows RevisionRows
---@field commentRows CommentRows
---@field hiddenNames HiddenNames
---@field flags Flags of entries, comments and names of teams
---@field flagRows FlagRows
---@field ballots Ballots
---@field ballotRows BallotRows
---@field judges Judges
---@field sheetRows SheetRows
---@field results Results
---@field resultRows ResultRows
---@field payments PrizePayments
---@field paymentRows PrizePaymentRows
---@field claims PaymentClaims
---@field claimRows ClaimRows
---@field keepsakes Keepsakes
---@field keepsakeOf table<string, integer>

---@class MinibuildRequest: Request
---@field state MinibuildState

---@type StateDefinition
return {
  version = 1,

  ---@return table<string, table>
  records = function()
    return {
      staff = roster.new(),
      admission = admission.new(),
      contest = contest.new(),
      people = people.new(),
      teams = teams.new(),
      hiddenNames = hiddenNames.new(),
      flags = flags.new(),
      ballots = ballots.new(),
      judges = judges.new(),
      results = results.new(),
      payments = payments.new(),
      claims = claims.new(),
      keepsakeOf = {},
    }
  end,

  tables = {
    personRows = people.TABLES.personRows,
    teamRows = teams.TABLES.teamRows,
    entryRows = entries.TABLES.entryRows,
    revisionRows = entries.TABLES.revisionRows,
    commentRows = comments.TABLES.commentRows,
    flagRows = flags.TABLES.flagRows,
    ballotRows = ballots.TABLES.ballotRows,
    sheetRows = judges.TABLES.sheetRows,
    resultRows = results.TABLES.resultRows,
    paymentRows = payments.TABLES.paymentRows,
    claimRows = claims.TABLES.claimRows,
    keepsakes = keepsakes.TABLES.keepsakes,
  },

  migrations = {},
}
