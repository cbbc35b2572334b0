import { createHash } from 'node:crypto';
import { addressOf } from '../../common/testing/addresses';
import { maxAnnounced, maxCities, maxContentBytes, maxOrganisers, maxStaff } from '../client';
import type { LiveCommunity } from './live-community';

/** The size of a community in those parts that grow. */
export interface CommunitySize {
  cities: number;
  /** Revisions of the English page of the first city. */
  revisions: number;
  /** People with a name. */
  people: number;
  /** Acts of the staff in the log. */
  acts: number;
  /** Events that cities announce. */
  events: number;
}

/** A community with one city of everything that a page can have. */
export const smallCommunity: CommunitySize = { cities: 1, revisions: 60, people: 20, acts: 20, events: 1 };

/** A community as large as messages of years make it. */
export const largeCommunity: CommunitySize = {
  cities: maxCities,
  revisions: 10_000,
  people: 50_000,
  acts: 5000,
  events: maxAnnounced - 1,
};

/** The slug of the first city, and its last organiser. */
export const largeCity = 'city-1';
export const lastOrganiser = addressOf(`organiser ${maxOrganisers}`);

/** The content of each revision. */
export const largeContent = 'b'.repeat(maxContentBytes);

/** Writes the state of a community of some size in place of the one there is, all at once; every staff place is taken. */
export async function makeCommunity(community: LiveCommunity, size: CommunitySize): Promise<void> {
  await community.reset();
  const addresses = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `'${addressOf(`${name} ${index + 1}`)}'`).join(', ');
  await community.live.evaluateLua(`
    local state = CommunityState
    local organisers = { ${addresses('organiser', maxOrganisers)} }
    state.staff.list = { ${addresses('staff', maxStaff)} }
    for act = 1, ${size.acts} do
      state.staff.log[act] = { at = act, address = state.staff.list[1], action = 'Staff', reason = ('x'):rep(200), detail = { add = organisers } }
    end
    state.cities.order, state.cities.bySlug = {}, {}
    for city = 1, ${size.cities} do
      local slug = 'city-' .. city
      state.cities.order[city] = slug
      state.cities.bySlug[slug] = { zone = 'Asia/Manila', lead = organisers[1], organisers = { table.unpack(organisers) }, look = {} }
    end
    local rows, ids = state.revisions, {}
    for row = 1, ${size.revisions} do
      rows.author[row], rows.at[row], rows.message[row], rows.bytes[row] = organisers[1], row, ('%043d'):format(row), ${maxContentBytes}
      rows.fromLanguage[row], rows.fromNumber[row], rows.restores[row] = false, 0, 0
      ids[row] = row
    end
    local hash = state.revisions.hash
    local one = ${hashLua()}
    for page = 1, (${size.revisions} + 63) // 64 do
      hash.pages[page] = one:rep(math.min(64, ${size.revisions} - (page - 1) * 64))
    end
    rows.total = ${size.revisions}
    state.pages['${largeCity}'] = { en = { content = ('b'):rep(${maxContentBytes}), rows = ids } }
    for person = 1, ${size.people} do
      local address, name = ('%043d'):format(person), 'person ' .. person
      state.profiles.nameOf[address], state.profiles.ownerOf[name], state.latestActs[address] = name, address, person
    end
    state.admission.holders['${lastOrganiser}'] = true
    for event = 1, ${size.events} do
      local name = 'event ' .. event
      state.announced.rows[event] = {
        city = 'city-' .. math.min(event + 1, #state.cities.order), process = ('%043d'):format(event), slug = 'event-' .. event, name = name, folded = name,
        startsAt = 1, endsAt = 8640000000000000, place = ('\\u{1F407}'):rep(120), by = organisers[1],
      }
      local row, all = state.announced.rows[event], state.announced
      all.places[row.process], all.bySlug[row.slug], all.byName[row.folded] = event, row.process, row.process
      all.ofCity[row.city] = { row.process }
    end
    for number, address in ipairs(organisers) do
      local name = 'organiser ' .. number
      state.profiles.nameOf[address], state.profiles.ownerOf[name] = name, address
    end`);
}

/** Lua of the hash that each revision's content has. */
function hashLua(): string {
  const bytes = createHash('sha256').update(largeContent).digest();
  return `'${[...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
}
