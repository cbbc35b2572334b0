import type { LiveCommunity } from './live-community';

/** Lua that builds a tree of the rows `first` to `last`, in the order of their numbers. */
const buildTree = `
  local function build(links, first, last)
    if first > last then return 0 end
    local top = (first + last) // 2
    links.left[top], links.right[top] = build(links, first, top - 1), build(links, top + 1, last)
    links.size[top] = last - first + 1
    return top
  end`;

/** Returns the address of the visitor of a number, from 1, of a large meet-up. */
export const visitorAddress = (number: number): string => `${String(number).padStart(42, '0')}A`;

/** Writes past meet-ups of the city `ph` into an empty community. */
export async function writePastMeetUps({ live, now }: LiveCommunity, count: number): Promise<void> {
  await live.evaluateLua(`${buildTree}
    local state = CommunityState
    local rows = state.meetUps
    rows.total = ${count}
    for id = 1, rows.total do
      rows.city[id], rows.title[id], rows.text[id] = 'ph', 'Meet-up ' .. id, 'A text'
      rows.startsAt[id], rows.minutes[id] = ${now} - (rows.total - id + 10) * 3600000, 60
      rows.zone[id], rows.place[id], rows.mapUrl[id] = 'Asia/Manila', 'A place', false
      rows.capacity[id], rows.cancelled[id], rows.changedAt[id], rows.changes[id] = 0, false, 0, 0
      rows.isPast[id], rows.hidden[id], rows.checkedIn[id], rows.comers[id], rows.others[id] = true, false, 0, 0, 0
      rows.door[id] = false
      rows.byEnd.left[id], rows.byEnd.right[id], rows.byEnd.size[id] = 0, 0, 0
    end
    state.agenda.past = build(rows.byStart, 1, rows.total)
    state.agenda.pastIn.ph = build(rows.inCity, 1, rows.total)`);
}

/** Writes people who come to a meet-up, the first of a community. */
export async function writeComers({ live }: LiveCommunity, meetUp: number, count: number): Promise<void> {
  await live.evaluateLua(`${buildTree}
    local state = CommunityState
    local rows, people = state.attendees, state.meetUpPeople
    rows.total, people.total, state.attendeeIndex.arrivals = ${count}, ${count}, ${count}
    for id = 1, rows.total do
      people.address[id], people.attended[id], people.last[id] = ('%042dA'):format(id), 0, 0
      state.meetUpPeopleIndex.numberOf[people.address[id]] = id
      state.attendeeIndex.rowOf[${meetUp} << 32 | id] = id
      rows.meetUp[id], rows.person[id], rows.arrival[id] = ${meetUp}, id, id
      rows.claims[id], rows.pending[id], rows.latest[id], rows.attended[id] = 0, 0, false, false
      rows.before[id] = 0
    end
    state.meetUps.comers[${meetUp}] = build(rows.links, 1, rows.total)`);
}

/** Writes a false claim of each of those who come to a meet-up, at a slot of the first door. */
export async function writeClaims({ live }: LiveCommunity, slot: number): Promise<void> {
  await live.evaluateLua(`
    local state = CommunityState
    local rows, attendees = state.checkIns, state.attendees
    rows.total = attendees.total
    for id = 1, rows.total do
      rows.attendee[id], rows.slot[id], rows.status[id] = id, ${slot}, 'pending'
      rows.below[id], rows.beside[id] = false, id < rows.total and id + 1
      attendees.claims[id], attendees.pending[id], attendees.latest[id] = 1, 1, id
    end
    for first = 1, rows.total, 64 do
      local entries = math.min(64, rows.total - first + 1)
      rows.proof.pages[(first - 1) // 64 + 1] = ('\\0'):rep(32 * entries)
    end
    state.doors.open[1] = 1`);
}
