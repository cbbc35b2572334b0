--- The public part of the event: the reply to `Info` and to every act of the staff.
local base64url = require('common.codec.base64url')
local flags = require('common.flags.flags')
local roster = require('common.staff.roster')
local constants = require('constants')
local answers = require('domain.answers')
local board = require('domain.board')
local claims = require('domain.claims')
local colours = require('domain.colours')
local judging = require('domain.judging')
local players = require('domain.players')
local reports = require('domain.reports')
local settling = require('domain.settling')
local judgingView = require('views.judging')
local rolesView = require('views.roles')

--- Returns the latest complete rainbows, the newest first.
---@param state RabbitState
---@return table[]
local function latestRainbows(state)
  local rows, rainbows = {}, board.latestRainbows(state, constants.LISTED_RAINBOWS)
  for i = #rainbows, 1, -1 do
    local rabbit = rainbows[i]
    rows[#rows + 1] = {
      rabbit = rabbit,
      nickname = state.players.nickname[rabbit],
      block = claims.rainbowBlock(state, rabbit),
      at = state.players.at[rabbit],
    }
  end
  return rows
end

--- Returns how far the report of points has come; nothing before the first one.
---@param state RabbitState
---@return table?
local function reportOf(state)
  local report = state.reports
  if not report.community then return nil end
  return {
    community = report.community,
    batch = report.batch,
    acknowledged = report.acknowledged,
    left = reports.left(state),
  }
end

--- Returns the public part of the event, for JSON.
---@param request RabbitRequest
---@return table
return function(request)
  local state, owner = request.state, request.owner
  local event, judged, role = state.event, judgingView(state), rolesView(state)
  local tickets = state.admission.tickets
  return {
    slug = event.slug,
    name = event.name,
    phase = event.phase,
    contactKey = event.contactKey and base64url.encode(event.contactKey),
    claimWindowMs = event.claimWindowMs,
    onlineWindowMs = event.onlineWindowMs,
    keptScans = event.keptScans,
    settleWindowMs = event.settleWindowMs,
    admission = event.admission,
    capacity = event.capacity,
    batches = #tickets.batches,
    tickets = tickets.total,
    ticketsUsed = tickets.usedTotal,
    startsAt = event.startsAt,
    endsAt = event.endsAt,
    prize = event.prize,
    follow = event.follow,
    question = event.question,
    keyDigest = event.keyDigest and base64url.encode(event.keyDigest),
    answers = answers.count(state),
    keyFixed = judging.isKeyFixed(state) or nil,
    reveal = judged.reveal,
    winner = judged.winner,
    draw = role.draw,
    frozen = role.frozen,
    deal = role.deal,
    printed = event.printed,
    printedPending = state.badges.pending,
    disputesOpen = state.disputing.open,
    namesFlagged = flags.total(state),
    payment = event.payment,
    report = reportOf(state),
    players = players.count(state),
    scans = board.colours(state),
    rainbows = board.having(state, #colours),
    teams = state.teams,
    latestRainbows = latestRainbows(state),
    announcements = event.announcements,
    staff = roster.everybody(state, owner),
    unsettled = not settling.isDone(state) or nil,
  }
end
