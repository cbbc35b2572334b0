import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import type { MeasuredMessage } from '../../common/testing/message-cost';
import { ticketsOf } from '../../rabbit/testing/tickets';
import { maxAdmittingEvents, maxChallenges, maxOrganisers, maxReported, maxStaff } from '../client';
import type { LiveArcade } from './live-arcade';

/** Address of a player of a large arcade. */
export const largeArcadePlayer = (person: number) => `${String(person).padStart(42, '0')}A`;

/** Id of a run of a large arcade. */
const largeArcadeRun = (score: number) => `r${String(score).padStart(41, '0')}A`;

/** The last of the organisers, who made the challenges. */
const lastOrganiser = addressOf(`organiser ${maxOrganisers}`);

/** The size of a large arcade. */
export interface ArcadeSize {
  /** Scores, each of another player, on the board of a game and that of a city. */
  scores: number;
  challenges: number;
  /** Acts of the staff and of organisers. */
  acts: number;
  /** Runs that were begun and not submitted, each by another sender. */
  open: number;
}

export const smallArcade: ArcadeSize = { scores: 120, challenges: 60, acts: 20, open: 20 };
export const largeArcade: ArcadeSize = {
  scores: 100_000,
  challenges: maxChallenges,
  acts: 5000,
  open: 20_000,
};

const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `'${addressOf(`${name} ${index + 1}`)}'`).join(', ');

/** Scores that one evaluation writes, so that none takes long on a busy machine. */
const scoresAtOnce = 20_000;

/** Lua of a function that links rows into a tree, in the order that `rows` gives them. */
const treeLua = `local function tree(links, rows, first, last)
    if first > last then return 0 end
    local middle = (first + last) // 2
    local row = rows(middle)
    links.left[row], links.right[row] = tree(links, rows, first, middle - 1), tree(links, rows, middle + 1, last)
    links.size[row] = last - first + 1
    return row
  end`;

/**
 * Makes an arcade of any size by writing the state, since so many messages would take an hour. Player 1 has the highest score
 * of `whac`, 10 points more than the next one; each log has 200 bytes. The lists of the staff and of organisers are full.
 */
export async function makeArcade(arcade: LiveArcade, size: ArcadeSize): Promise<void> {
  const lua = (code: string) =>
    arcade.live.evaluateLua(`local state, now, total = ArcadeState, ${arcade.now}, ${size.scores}\n${code}`);
  await arcade.reset();
  await lua(`CollectGarbage('collect')`);
  await lua(officeLua(size));
  for (let first = 1; first <= size.scores; first += scoresAtOnce)
    await lua(scoresLua(first, Math.min(size.scores, first + scoresAtOnce - 1)));
  await lua(boardsLua);
  await lua(openRunsLua(size.open));
  await lua(keepsakesLua(size));
  await lua(`CollectGarbage('collect')`);
}

/** Lua of full lists, acts, challenges, and a batch of points that waits. */
const officeLua = ({ acts, challenges }: ArcadeSize) => `
    state.clock, state.latest = now, now
    state.staff.list, state.organisers.list = { ${addresses('staff', maxStaff)} }, { ${addresses('organiser', maxOrganisers)} }
    for act = 1, ${acts} do
      state.staff.log[act] = { at = act, address = state.staff.list[1], action = 'Strike', reason = ('x'):rep(200) }
    end
    for _, address in ipairs(state.staff.list) do state.latestActs[address] = 1 end
    for number = 1, ${challenges} do
      local slug = 'challenge-' .. number
      state.challenges.order[number] = slug
      state.challenges.bySlug[slug] = { name = ('\u{1F407}'):rep(60), game = 'whac', city = 'ph', startsAt = now, endsAt = now + 100000000,
        pace = 1, sameCourse = true, organiser = '${lastOrganiser}', isHidden = false }
    end
    local report = state.reports
    report.community, report.batch = '${addressOf('community')}', 1
    for entry = 1, ${maxReported} do
      report.entries[entry] = { address = state.staff.list[1], points = 99, kind = 'challenge', why = ('c'):rep(42),
        city = ('c'):rep(24), challenge = ('c'):rep(32) }
    end`;

/** Lua of some of the scores, their players, and their rows on two boards. */
const scoresLua = (first: number, last: number) => `
    local scores, entries, counts, people = state.scoreRows, state.entryRows, state.countRows, state.people
    for row = ${first}, ${last} do
      local address, run = ('%042dA'):format(row), ('r%041dA'):format(row)
      people.address[row], state.scores.personOf[address] = address, row
      people.isAdmitted[row], people.entries[row], people.moving[row] = true, total + row, 0
      state.admission.holders[address] = true
      scores.run[row], state.scores.rowOf[run] = run, row
      scores.game[row], scores.on[row], scores.day[row], scores.person[row] = 'whac', 'city:ph', '', row
      scores.pace[row], scores.steps[row], scores.log[row] = 1, 300, ('x'):rep(190) .. ('%010d'):format(row)
      scores.score[row], scores.isOver[row], scores.at[row], scores.turn[row] = 10 * (total - row), true, now, row
      scores.isFlagged[row], scores.struck[row], scores.count[row] = true, '', total + row
      for board, id in ipairs({ 'whac', 'whac-city-ph' }) do
        local entry = (board - 1) * total + row
        entries.board[entry], entries.person[entry], entries.counts[entry] = id, row, entry
        entries.best[entry], entries.credited[entry], entries.isAdmitted[entry] = row, 100, true
        entries.older[entry], entries.newer[entry] = board == 2 and row or 0, board == 1 and total + row or 0
        entries.day[entry], entries.runs[entry] = 0, 0
        counts.entry[entry], counts.score[entry], counts.older[entry] = entry, row, board == 2 and row or 0
        counts.order.left[entry], counts.order.right[entry], counts.order.size[entry] = 0, 0, 1
      end
    end`;

/** Lua of the two boards of all scores. */
const boardsLua = `${treeLua}
    local entries = state.entryRows
    for page = 1, (total + 63) // 64 do
      state.scoreRows.seed.pages[page] = ('y'):rep(16 * math.min(64, total - (page - 1) * 64))
    end
    state.scores.latest = total
    state.scoreRows.total, state.people.total, entries.total, state.countRows.total = total, total, 2 * total, 2 * total
    for board, id in ipairs({ 'whac', 'whac-city-ph' }) do
      local from, entryOf = (board - 1) * total, {}
      for person = 1, total do entryOf[person] = from + person end
      local top = tree(entries.order, function(place) return from + place end, 1, total)
      state.boards.byId[id] = { admitted = top, others = 0, entryOf = entryOf, creditedOf = {} }
    end`;

const openRunsLua = (count: number) => `${treeLua}
    local open, courses = state.openRuns, state.courses
    courses.drawn.last = ${count}
    for row = 1, ${count} do
      local id, sender = ('o%041dA'):format(row), ('s%041dA'):format(row)
      open.id[row], open.game[row], open.on[row], open.day[row] = id, 'whac', 'open', ''
      open.sender[row], open.player[row], open.pace[row], open.sequence[row] = sender, sender, 1, 0
      open.begunAt[row], open.submitUntil[row] = now, now + 300000 + row
      open.finishedSteps[row], open.logHash[row] = 0, ''
      courses.drawnFor[sender .. ' whac'] = { seed = ('y'):rep(16), at = now }
      courses.drawn.key[row], courses.drawn.at[row] = sender .. ' whac', now
      state.runs.rowOf[id], state.runs.ofSender[sender] = row, { row }
    end
    for page = 1, (${count} + 63) // 64 do
      open.seed.pages[page] = ('y'):rep(16 * math.min(64, ${count} - (page - 1) * 64))
    end
    open.total = ${count}
    state.runs.firstEnding = tree(open.byEnd, function(place) return place end, 1, ${count})`;

/** Lua of a challenge that player 1 won, whose spawn the network lost, and of many that player 2 asked for the keepsakes of. */
const keepsakesLua = ({ challenges }: ArcadeSize) => `
    local rows, first, second = state.keepsakes, '${largeArcadePlayer(1)}', '${largeArcadePlayer(2)}'
    local function ask(row, address, slug)
      rows.total, rows.kind[row], rows.asset[row], rows.spawns[row], rows.spawnedAt[row] = row, 'challenge:' .. slug, false, 1, 0
      local own = state.keepsakesOf[address] or {}
      own[#own + 1], state.keepsakesOf[address] = row, own
      state.keepsakeOf[address .. ' challenge:' .. slug] = row
    end
    state.challenges.bySlug.won = { name = 'W', game = 'whac', startsAt = 0, endsAt = 0, pace = 1, sameCourse = true,
      organiser = '${lastOrganiser}', isHidden = false }
    state.boards.byId['challenge-won'] = state.boards.byId.whac
    ask(1, first, 'won')
    for number = 1, ${challenges} do ask(number + 1, second, 'challenge-' .. number) end`;

/** Messages with much to do, which a large arcade takes one after another. */
export function largeArcadeMessages(
  size: ArcadeSize,
  now: number,
): Readonly<Record<string, Omit<MeasuredMessage, 'at'>>> {
  const middle = largeArcadePlayer(Math.floor(size.scores / 2));
  const anybody = addressOf('anybody');
  const slug = `challenge-${size.challenges}`;
  const reason = 'x';
  const challenge = { game: 'whac', city: 'ph', pace: 1, sameCourse: true };
  const { root, tickets } = ticketsOf(1024);
  const events = Array.from({ length: maxAdmittingEvents }, (_, index) => addressOf(`event ${index}`));
  return {
    Info: { from: anybody, action: 'Info' },
    StaffLog: { from: anybody, action: 'StaffLog', data: { offset: 5, limit: 10 } },
    Staff: {
      from: owner,
      action: 'Staff',
      data: { remove: [addressOf('staff 1')], add: [addressOf('new')], reason },
    },
    Organiser: {
      from: addressOf(`staff ${maxStaff}`),
      action: 'Organiser',
      data: { address: lastOrganiser, isOrganiser: true, reason },
    },
    Community: {
      from: addressOf(`staff ${maxStaff}`),
      action: 'Community',
      data: { process: addressOf('community'), reason },
    },
    // the number of a begin is near the ledger's time
    Begin: {
      from: anybody,
      action: 'Begin',
      data: { game: 'whac', on: 'daily', player: middle, sequence: now },
    },
    OpenRun: { from: anybody, action: 'OpenRun', data: { run: largeArcadeRun(2) } },
    Replay: { from: anybody, action: 'Replay', data: { run: largeArcadeRun(2) } },
    Daily: { from: anybody, action: 'Daily', data: { game: 'whac' } },
    Board: { from: anybody, action: 'Board', data: { board: 'whac', offset: 60, limit: 50 } },
    BoardPlace: {
      from: anybody,
      action: 'BoardPlace',
      data: { board: 'whac-city-ph', address: middle, around: 10 },
    },
    Strike: { from: addressOf('staff 2'), action: 'Strike', data: { run: largeArcadeRun(3), reason } },
    Challenge: { from: anybody, action: 'Challenge', data: { slug } },
    Challenges: { from: anybody, action: 'Challenges', data: { limit: 20 } },
    Keepsake: { from: largeArcadePlayer(1), action: 'Keepsake', data: { slug: 'won' } },
    Keepsakes: { from: anybody, action: 'Keepsakes', data: { address: largeArcadePlayer(2) } },
    HideChallenge: { from: lastOrganiser, action: 'HideChallenge', data: { slug, isHidden: true, reason } },
    EndChallenge: { from: lastOrganiser, action: 'EndChallenge', data: { slug, reason } },
    SetChallenge: {
      from: lastOrganiser,
      action: 'SetChallenge',
      data: {
        ...challenge,
        slug: 'challenge-1',
        name: 'C',
        startsAt: now,
        endsAt: now + 200_000_000,
        reason,
      },
    },
    Report: { from: anybody, action: 'Report' },
    Points: { from: addressOf('community'), action: 'Points', data: { batch: 1 } },
    Mine: { from: anybody, action: 'Mine', data: { address: middle } },
    Finish: {
      from: `s${'1'.padStart(41, '0')}A`,
      action: 'Finish',
      data: { run: `o${'1'.padStart(41, '0')}A`, steps: 1, logHash: addressOf('log') },
    },
    Admit: { from: owner, action: 'Admit', data: { batch: 1, root, count: tickets.length, reason } },
    Batch: { from: anybody, action: 'Batch', data: { batch: 1 } },
    'Enter by ticket': { from: anybody, action: 'Enter', data: { ticket: tickets.at(-1) } },
    // from here on each message looks at some of the people, whom none of these events knows
    Admission: {
      from: owner,
      action: 'Admission',
      data: { admission: { by: 'events', events }, reason },
    },
    'Enter asking': { from: addressOf('stranger'), action: 'Enter' },
    Person: {
      from: events[maxAdmittingEvents - 1] ?? '',
      action: 'Person',
      data: { address: addressOf('stranger'), isPerson: true, hasRainbow: true },
    },
  };
}
