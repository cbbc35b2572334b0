--- What everybody may see of the event: the reply to `Info` and to every act of the staff.
local base64url = require('codec.base64url')
local board = require('domain.board')
local staff = require('domain.staff')

local LATEST_RAINBOWS = 10

local function latestRainbows(state)
  local rows, rainbows = {}, board.rainbows(state)
  for i = #rainbows, math.max(1, #rainbows - LATEST_RAINBOWS + 1), -1 do
    local player = state.players[rainbows[i]]
    rows[#rows + 1] = {
      rabbit = player.rabbit,
      nickname = player.nickname,
      block = player.block,
      at = player.at,
    }
  end
  return rows
end

--- The event as JSON; `owner` is the address that owns the process.
return function(state, owner)
  local event = state.event
  return {
    slug = event.slug,
    name = event.name,
    phase = event.phase,
    contactKey = event.contactKey and base64url.encode(event.contactKey),
    claimWindowMs = event.claimWindowMs,
    settleWindowMs = event.settleWindowMs,
    startsAt = event.startsAt,
    endsAt = event.endsAt,
    prize = event.prize,
    players = #state.players,
    scans = state.scans,
    rainbows = #board.rainbows(state),
    latestRainbows = latestRainbows(state),
    announcements = event.announcements,
    staff = staff.everybody(state, owner),
  }
end
