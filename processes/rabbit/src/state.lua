--- The shape of the whole state: one plain table, so that it can be read, compared and kept across code updates.
-- A change of the state of a deployed process: processes/README.md, "Change a state".
local flags = require('common.flags.flags')
local keepsakes = require('common.keepsakes.keepsakes')
local roster = require('common.staff.roster')
local tickets = require('common.tickets.tickets')
local constants = require('constants')
local acknowledgements = require('domain.acknowledgements')
local answers = require('domain.answers')
local badges = require('domain.badges')
local board = require('domain.board')
local chains = require('domain.chains')
local claims = require('domain.claims')
local disputes = require('domain.disputes')
local judging = require('domain.judging')
local players = require('domain.players')
local registrations = require('domain.registrations')
local reports = require('domain.reports')
local roles = require('domain.roles')
local settling = require('domain.settling')

--- The state of one event.
---@class RabbitState: ProcessState
---@field event Event
---@field staff Roster
---@field admission EventAdmission
---@field players Players
---@field rabbitByAddress table<string, integer> number of the player
---@field rabbitByNickname table<string, integer> number of the player, by folded nickname
---@field hiddenNames table<integer, HiddenName> by player
---@field flags Flags of nicknames
---@field flagRows FlagRows
---@field keepsakes Keepsakes
---@field keepsakeOf table<string, integer>
---@field nameNumbers table<string, NameNumbers> by family of nicknames
---@field chains Chains
---@field claims Claims
---@field struckScans table<string, true> scans that the staff struck, by player, rabbit and slot
---@field board Board
---@field teams ColourTeams
---@field settling JobQueue
---@field answers Answers in ledger order
---@field judging Judging
---@field registrations Registrations
---@field roles Roles
---@field acknowledgements Acknowledgements
---@field acknowledgementOf table<integer, integer> row of the acknowledgement, by player
---@field badges Badges
---@field printedScans PrintedScans in ledger order
---@field disputes Disputes in ledger order
---@field disputing Disputing
---@field reports Reports
---@field pursuits table<integer, Pursuit> check of a token that goes on, by the player who sent it

---@class Event
---@field phase Phase
---@field claimWindowMs integer
---@field onlineWindowMs integer at most `claimWindowMs`
---@field keptScans integer number of colours
---@field settleWindowMs integer
---@field admission 'tickets' | 'open'
---@field capacity integer players that there is room for
---@field announcements Announcement[] newest first
---@field slug string?
---@field name string?
---@field contactKey string? as bytes
---@field startsAt integer? in milliseconds
---@field endsAt integer? in milliseconds
---@field prize string?
---@field follow string? X username
---@field question table<string, string>? by language
---@field keyDigest string? as bytes
---@field printed 'none' | 'allowed'
---@field payment Payment?

---@class EventAdmission
---@field tickets Tickets
---@field removed integer number of players that the staff removed

---@class Announcement
---@field text string
---@field at integer in milliseconds

---@class RabbitRequest: Request
---@field state RabbitState

---@type StateDefinition
return {
  version = 1,

  ---@return table<string, table>
  records = function()
    return {
      event = {
        phase = constants.EVENT_PHASES[1],
        claimWindowMs = constants.DEFAULT_CLAIM_WINDOW_MS,
        onlineWindowMs = constants.DEFAULT_ONLINE_WINDOW_MS,
        keptScans = constants.DEFAULT_KEPT_SCANS,
        settleWindowMs = constants.DEFAULT_SETTLE_WINDOW_MS,
        admission = constants.ADMISSIONS[1],
        capacity = constants.DEFAULT_CAPACITY,
        printed = constants.PRINTED_WAYS[1],
        announcements = {},
      },
      staff = roster.new(),
      admission = { tickets = tickets.new(), removed = 0 },
      rabbitByAddress = {},
      rabbitByNickname = {},
      nameNumbers = {},
      hiddenNames = {},
      flags = flags.new(),
      keepsakeOf = {},
      struckScans = {},
      board = board.new(),
      teams = board.newTeams(),
      settling = settling.new(),
      judging = judging.new(1),
      registrations = registrations.new(),
      roles = roles.new(),
      acknowledgementOf = {},
      badges = badges.new(),
      disputing = disputes.new(),
      pursuits = {},
      reports = reports.new(),
    }
  end,

  tables = {
    players = players.COLUMNS,
    chains = chains.COLUMNS,
    claims = claims.COLUMNS,
    answers = answers.COLUMNS,
    acknowledgements = acknowledgements.COLUMNS,
    printedScans = badges.COLUMNS,
    disputes = disputes.COLUMNS,
    flagRows = flags.TABLES.flagRows,
    keepsakes = keepsakes.TABLES.keepsakes,
  },

  migrations = {},
}
