--- The shape of the whole state: one plain table, to which each room adds its own part, so that it can be read, compared
-- and kept across code updates.
-- A change of the state of a deployed process: processes/README.md, "Change a state".

--- The state of the community.
---@class CommunityState: ProcessState
---@field staff Roster
---@field admission Admission
---@field cities Cities
---@field announced AnnouncedEvents
---@field proposed ProposedEvents
---@field pages Pages
---@field revisions Revisions
---@field profiles Profiles
---@field hiddenNames table<string, HiddenPersonName> by address
---@field flags Flags of things by their kinds and ids
---@field flagRows FlagRows
---@field agenda Agenda
---@field meetUps MeetUps in the order they were added
---@field meetUpPeopleIndex MeetUpPeopleIndex
---@field meetUpPeople MeetUpPeople
---@field attendeeIndex AttendeeIndex
---@field attendees Attendees
---@field keepsakes Keepsakes
---@field keepsakeOf table<string, integer>
---@field doorQueue JobQueue
---@field doors Doors
---@field checkIns CheckIns in ledger order
---@field boards Boards
---@field boardPeople People
---@field boardRows BoardRows
---@field sources Sources
---@field league League
---@field leagueScores LeagueScores
---@field token Pot
---@field accounts Accounts
---@field accountRows AccountRows
---@field awardRows AwardRows
---@field payments ClaimPayments
---@field paymentRows PaymentRows

---@class CommunityRequest: Request
---@field state CommunityState

--- A room's part of the state: the record that the field of its name holds at first, and its tables of rows by their names
-- in the state.
---@class Room
---@field new fun(): table
---@field TABLES? table<string, ColumnGroup>

--- The rooms, one line each, by the name of their field in the state.
---@type table<string, Room>
local ROOMS = {
  staff = require('common.staff.roster'),
  admission = require('common.admission.admission'),
  cities = require('domain.cities'),
  announced = require('domain.announced'),
  proposed = require('domain.proposed'),
  pages = require('domain.pages'),
  profiles = require('domain.profiles'),
  hiddenNames = require('domain.hidden-names'),
  flags = require('common.flags.flags'),
  agenda = require('domain.meet-ups.meet-ups'),
  meetUpPeopleIndex = require('domain.meet-ups.people'),
  attendeeIndex = require('domain.meet-ups.attendees'),
  keepsakeOf = require('domain.meet-ups.keepsakes'),
  doorQueue = require('domain.doors.settling'),
  boards = require('domain.boards.boards'),
  sources = require('domain.sources'),
  league = require('domain.league.league'),
  token = require('domain.token'),
  accounts = require('domain.accounts'),
  payments = require('domain.payments.payments'),
}

--- Returns the tables of rows of all rooms.
---@return table<string, ColumnGroup>
local function tablesOfRooms()
  local tables = {}
  for _, room in pairs(ROOMS) do
    for name, group in pairs(room.TABLES or {}) do
      assert(not tables[name] and not ROOMS[name], 'two rooms have the name ' .. name)
      tables[name] = group
    end
  end
  return tables
end

---@type StateDefinition
return {
  version = 1,

  ---@return table<string, table>
  records = function()
    local records = {}
    for name, room in pairs(ROOMS) do
      records[name] = room.new()
    end
    return records
  end,

  tables = tablesOfRooms(),

  migrations = {},
}
