--- The shape of the whole state: one plain table, so that it can be read, compared and kept across code updates.
-- After every change of the shape: raise `version`, say what filling can't do under `migrations`
-- (common/state/upgrade.lua), and record the release (README).
local constants = require('constants')
local acknowledgements = require('domain.acknowledgements')
local admission = require('domain.admission')
local answers = require('domain.answers')
local badges = require('domain.badges')
local board = require('domain.board')
local chains = require('domain.chains')
local claims = require('domain.claims')
local disputes = require('domain.disputes')
local judging = require('domain.judging')
local players = require('domain.players')
local reports = require('domain.reports')
local roles = require('domain.roles')
local settling = require('domain.settling')
local staff = require('domain.staff')
local setPendingApart = require('migrations.pending-apart')

--- The state of one event.
---@class RabbitState: ProcessState
---@field event Event
---@field staff string[] addresses in the order they were added, without the owner
---@field staffLog StaffEntry[] in ledger order
---@field actIds ActIds
---@field admission Admission
---@field players Players
---@field rabbitByAddress table<string, integer> number of the player
---@field rabbitByNickname table<string, integer> number of the player, by folded nickname
---@field chains Chains
---@field claims Claims
---@field board Board
---@field settling SettlingQueue
---@field answers Answers in ledger order
---@field judging Judging
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
---@field question table<string, string>? by language
---@field keyDigest string? as bytes
---@field printed 'none' | 'allowed'
---@field payment Payment?

---@class Announcement
---@field text string
---@field at integer in milliseconds

---@class RabbitRequest: Request
---@field state RabbitState

---@type StateDefinition
return {
  version = 6, -- version 1 had no version number

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
      staff = {},
      staffLog = {},
      actIds = staff.newActIds(),
      admission = admission.new(),
      rabbitByAddress = {},
      rabbitByNickname = {},
      board = board.new(),
      settling = settling.new(),
      judging = judging.new(1),
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
  },

  migrations = {
    ---@param state table
    [2] = function(state)
      board.fromLists(state)
      chains.groupOpenClaims(state)
    end,
    ---@param state table
    [3] = function(state)
      chains.fillAfter(state)
      setPendingApart(state)
      -- events of before went on without tickets, until every number was taken
      state.event.admission, state.event.capacity = 'open', constants.MAX_RABBITS
    end,
    [4] = settling.fillLate,
  },
}
