import { addressOf } from '../../common/testing/addresses';
import type { MeasuredMessage } from '../../common/testing/message-cost';
import { ticketsOf } from '../../rabbit/testing/tickets';
import {
  maxAdmissionQuestions,
  maxCommentLength,
  maxComments,
  maxCommentsEver,
  maxCommentsPage,
  maxEntries,
  maxEntriesEver,
  maxFlags,
  maxJudges,
  maxRevisions,
  maxTeamSize,
} from '../client';
import { invitation, type LiveMinibuild, preview } from './live-minibuild';

/** Ballots of a large contest, each of 100 approvals. */
export const largeBallots = 10_000;
/** Entries of a large contest that are shown: two more fit in. */
export const shownEntries = maxEntries - 2;

/** The address of a person of a large contest. */
const largeContestPerson = (person: number) => `${String(person).padStart(42, '0')}A`;

const judgeAddress = (judge: number) => addressOf(`judge ${judge}`);
const events = ['event', 'second', 'third', 'fourth'].map(addressOf);
const [event = ''] = events;

/** Lua of a function that puts a page of a hundred entries into a ballot, as it is packed. */
const packedLua = `local function packed(first)
    local parts = {}
    for index = 1, 100 do parts[index] = ('>I4'):pack((first + index * 17) % ${shownEntries} + 1) end
    return table.concat(parts)
  end`;

/**
 * Makes a contest with as much as there can be of almost everything, in its voting, by writing the state: 1,998 entries with 30
 * revisions each and as many hidden ones as there can be besides, 10,000 people, players of an event, of whom each
 * has a ballot of 100 approvals, 2,000 questions to four events, 20 judges who have scored every entry that is shown.
 */
export async function makeLargeContest(contest: LiveMinibuild): Promise<void> {
  const lua = (code: string) =>
    contest.live.evaluateLua(`local state, now = MinibuildState, ${contest.now}\n${code}`);
  await contest.reset();
  await contest.open({
    teamSize: maxTeamSize,
    admission: { by: 'events', events },
    criteria: Array.from({ length: 6 }, (_, index) => ({ name: `C ${index}`, weight: 100 })),
  });
  await contest.act('Staff', { add: [addressOf('staff')] });
  for (let judge = 1; judge <= maxJudges; judge += 1)
    await contest.act('Judge', { address: judgeAddress(judge), name: 'J'.repeat(60), isJudge: true });
  await contest.until('voting');
  await lua(peopleLua);
  await lua(entriesLua);
  await lua(`${packedLua}${ballotsLua}`);
  await lua(sheetsLua);
}

const peopleLua = `
    local rows, teams = state.personRows, state.teamRows
    for person = 1, ${largeBallots} do
      local address = ('%042dA'):format(person)
      rows.address[person], rows.nickname[person], rows.website[person] = address, 'P' .. person, 'https://a.example'
      rows.contact[person], rows.keyVersion[person], rows.signedUpAt[person] = ('\\4'):rep(413), 0, now
      rows.removedFor[person], rows.teamsMade[person] = '', 1
      rows.team[person] = person <= ${maxEntries * 4} and (person - 1) // 4 + 1 or person < 9000 and person - ${maxEntries * 3} or 0
      state.people.numberOf[address], state.people.ownerOf['p' .. person] = person, person
      state.admission.eventOf[address] = state.admission.events[4]
    end
    rows.total = ${largeBallots}
    for team = 1, ${maxEntriesEver} do
      local members = {}
      for member = 1, 4 do members[member] = ('>I4'):pack((team - 1) * 4 + member) end
      if team > ${maxEntries} then members = { ('>I4'):pack(math.min(team + ${maxEntries * 3}, 8999)) } end
      teams.name[team], teams.members[team], teams.entry[team] = 'Team ' .. team, table.concat(members), team
      teams.seeking[team] = ('s'):rep(140)
      if team == ${maxEntriesEver} then teams.entry[team] = 0 end
      teams.invites[team], state.teams.ofName['team ' .. team] = ('i'):rep(32 * 16), team
    end
    rows.team[${largeBallots}] = ${maxEntriesEver}
    teams.total, state.teams.live = ${maxEntriesEver}, ${maxEntriesEver}
    for place = 1, ${maxAdmissionQuestions} do
      local address = ('w%041dA'):format(place)
      state.admission.asked[place], state.admission.askedAt[address] = { address = address, answers = {}, onlyAct = place }, place
    end`;

const entriesLua = `
    local rows, revisions, flags = state.entryRows, state.revisionRows, state.flagRows
    for entry = 1, ${maxEntriesEver - 1} do
      rows.team[entry], rows.kind[entry], rows.title[entry] = entry, 'picture', ('t'):rep(74) .. ('%06d'):format(entry * 7919 % 100000)
      rows.folded[entry], rows.text[entry] = rows.title[entry] .. '\\nteam ' .. entry, ('x'):rep(2000)
      rows.links[entry], rows.file[entry] = ('https://a.example/%s\\n'):format(('l'):rep(180)):rep(4), ('f%042d'):format(entry)
      rows.fileType[entry], rows.fileBytes[entry], rows.fileSha256[entry] = 'image/webp', 1000, ('s'):rep(43)
      rows.preview[entry], rows.message[entry] = ('p'):rep(43), ('m%042d'):format(entry)
      rows.submittedAt[entry], rows.changedAt[entry] = now, now
      rows.revisions[entry] = entry > ${maxEntries} and 1 or ${maxRevisions - 1}
      local hiddenFor = entry > ${shownEntries} and 'spam' or ''
      rows.hiddenFor[entry], rows.withdrawnAt[entry], rows.place[entry] = hiddenFor, 0, 0
      rows.approvals[entry], rows.latest[entry], rows.makers[entry] = 0, 0, ('>I4'):pack(entry * 4):rep(200)
      for _ = 1, entry > ${maxEntries} and 1 or ${maxRevisions - 1} do
        local revision = revisions.total + 1
        revisions.at[revision], revisions.message[revision], revisions.title[revision] = now, rows.message[entry], rows.title[entry]
        revisions.file[revision], revisions.older[revision] = rows.file[entry], rows.latest[entry]
        revisions.total, rows.latest[entry] = revision, revision
      end
    end
    rows.total = ${maxEntriesEver - 1}
    -- one entry has as many comments as there can be, but for the last one
    local comments = state.commentRows
    for entry = 1, rows.total do rows.latestComment[entry] = 0 end
    for comment = 1, ${maxCommentsEver - 1} do
      comments.entry[comment], comments.person[comment], comments.at[comment] = 1, 9000 + comment // 10, now
      comments.text[comment], comments.older[comment] = ('c'):rep(${maxCommentLength}), comment - 1
      comments.hiddenFor[comment] = comment < ${maxComments} and '' or 'spam'
    end
    comments.total, rows.latestComment[1] = ${maxCommentsEver - 1}, ${maxCommentsEver - 1}
    -- every entry that shows is flagged, and one more flag moves the first
    for row = 1, ${shownEntries} do
      flags.thing[row], flags.count[row], flags.reason[row], flags.at[row] = row, row == 1 and ${maxFlags - 1} or 1, ('r'):rep(200), now
      state.flags.rowOf[row] = row
    end
    local place = flags.place
    local function treeOf(first, last)
      if first > last then return 0 end
      local top = (first + last) // 2
      place.left[top], place.right[top], place.size[top] = treeOf(first, top - 1), treeOf(top + 1, last), last - first + 1
      return top
    end
    flags.total, state.flags.top = ${shownEntries}, treeOf(1, ${shownEntries})`;

const ballotsLua = `
    local rows, own, approvals = state.ballotRows, state.ballots, state.entryRows.approvals
    local variants = {}
    for variant = 1, 50 do variants[variant] = packed(variant * 31) end
    for row = 1, ${largeBallots} do
      local address, approved = ('%042dA'):format(row), variants[row % 50 + 1]
      rows.address[row], rows.entries[row], rows.votedAt[row] = address, approved, now
      rows.isRemoved[row], own.rowOf[address] = false, row
      state.latestActs[address] = 1
      for at = 1, #approved, 4 do
        local entry = ('>I4'):unpack(approved, at)
        approvals[entry] = approvals[entry] + 1
      end
    end
    rows.total, own.counting = ${largeBallots}, ${largeBallots}`;

const sheetsLua = `
    local rows, own = state.sheetRows, state.judges
    for judge = 1, ${maxJudges} do
      for entry = 1, ${maxEntries} do
        local sheet = rows.total + 1
        rows.judge[sheet], rows.entry[sheet], rows.at[sheet] = judge, entry, now
        rows.scores[sheet], rows.total = string.char(judge % 11, entry % 11, 5, 6, 7, 8), sheet
        own.sheetOf[judge * 4096 + entry] = sheet
      end
      own.list[judge].sheets = ${maxEntries}
    end`;

/** Another ballot of a hundred approvals, of which none is that of the first person's team. */
const ballot = Array.from({ length: 100 }, (_, index) => shownEntries - index * 3);

/** Messages with much to do in the phase of voting, each from somebody else, which a large contest takes one after another. */
export function votingMessages(): Readonly<Record<string, Omit<MeasuredMessage, 'at'>>> {
  const anybody = addressOf('anybody');
  const staff = addressOf('staff');
  const reason = 'x';
  return {
    Contest: { from: anybody, action: 'Contest', data: { language: 'ja' } },
    Info: { from: anybody, action: 'Info' },
    StaffLog: { from: anybody, action: 'StaffLog', data: { offset: 5, limit: 10 } },
    Mine: { from: anybody, action: 'Mine', data: { address: largeContestPerson(5) } },
    Team: { from: anybody, action: 'Team', data: { team: 2000 } },
    Entry: { from: anybody, action: 'Entry', data: { entry: 2000, staff: true } },
    Entries: { from: anybody, action: 'Entries', data: { order: 'shuffled', seed: 7, limit: 50 } },
    'Entries by title': {
      from: anybody,
      action: 'Entries',
      data: { order: 'title', offset: 1900, limit: 50 },
    },
    'Entries found': { from: anybody, action: 'Entries', data: { search: 'team 1', limit: 50 } },
    Vote: { from: largeContestPerson(1), action: 'Vote', data: { entries: ballot } },
    'Enter asking': { from: addressOf('stranger'), action: 'Enter' },
    'Enter by ticket': {
      from: addressOf('guest'),
      action: 'Enter',
      data: { ticket: ticketsOf(32).tickets[31] },
    },
    Person: {
      from: event,
      action: 'Person',
      data: { address: `w${'0'.repeat(37)}1999A`, isPerson: true, hasRainbow: true },
    },
    Batch: { from: anybody, action: 'Batch', data: { batch: 1 } },
    Ballots: { from: anybody, action: 'Ballots', data: { offset: 9000, limit: 50 } },
    Flag: { from: largeContestPerson(9000), action: 'Flag', data: { entry: 1, reason } },
    Keepsakes: { from: anybody, action: 'Keepsakes', data: { address: largeContestPerson(9000) } },
    Flags: { from: anybody, action: 'Flags', data: { limit: 20 } },
    Comment: {
      from: largeContestPerson(8990),
      action: 'Comment',
      data: { entry: 1, text: '\u{1F407}'.repeat(maxCommentLength) },
    },
    Comments: { from: anybody, action: 'Comments', data: { entry: 1, offset: 90, limit: maxCommentsPage } },
    'Flag of a comment': {
      from: largeContestPerson(8991),
      action: 'Flag',
      data: { entry: 1, comment: 1, reason },
    },
    'Flag of a name': {
      from: largeContestPerson(8992),
      action: 'Flag',
      data: { entry: 1, team: 1, reason },
    },
    HideName: { from: staff, action: 'HideName', data: { team: 1, isHidden: true, reason } },
    'HideName to show it': { from: staff, action: 'HideName', data: { team: 1, isHidden: false, reason } },
    TakeComment: { from: largeContestPerson(1), action: 'TakeComment', data: { comment: 2 } },
    HideComment: { from: staff, action: 'HideComment', data: { comment: 1, isHidden: true, reason } },
    Score: { from: judgeAddress(1), action: 'Score', data: { entry: 5, scores: [1, 2, 3, 4, 5, 6] } },
    Sheets: { from: anybody, action: 'Sheets', data: { judge: judgeAddress(20), offset: 1900, limit: 50 } },
    People: { from: anybody, action: 'People', data: { offset: 5000, limit: 50 } },
    Contacts: { from: anybody, action: 'Contacts', data: { offset: 5000, limit: 25 } },
    Payments: { from: anybody, action: 'Payments' },
    Claims: { from: anybody, action: 'Claims', data: { offset: 1900, limit: 50 } },
    Hide: { from: staff, action: 'Hide', data: { entry: 7, isHidden: true, reason } },
    Remove: {
      from: staff,
      action: 'Remove',
      data: { address: largeContestPerson(77), isRemoved: true, reason },
    },
    Withdraw: { from: largeContestPerson(37), action: 'Withdraw' },
    Restore: { from: staff, action: 'Restore', data: { entry: 10, reason } },
    'Hide and show': { from: staff, action: 'Hide', data: { entry: 3000, isHidden: false, reason } },
    Admit: { from: staff, action: 'Admit', data: { batch: 2, root: 'A'.repeat(22), count: 1024, reason } },
  };
}

/** Messages with much to do in the phase of building. */
export function buildingMessages(): Readonly<Record<string, Omit<MeasuredMessage, 'at'>>> {
  const { hash } = invitation('one');
  const file = { id: addressOf('f'), type: 'image/webp', bytes: 9, sha256: addressOf('s') };
  const bytes = Buffer.alloc(16_000, 7);
  bytes.set(Buffer.from(preview, 'base64url').subarray(0, 16));
  const picture = {
    kind: 'picture',
    title: '\u{1F407}'.repeat(80),
    text: '\u{1F407}'.repeat(2000),
    links: Array(4).fill(`https://a.example/${'a'.repeat(182)}`),
    file,
    preview: bytes.toString('base64url'),
  };
  return {
    SignUp: {
      from: largeContestPerson(6),
      action: 'SignUp',
      data: {
        nickname: '\u{1F407}'.repeat(24),
        contact: Buffer.alloc(413, 4).toString('base64url'),
        keyVersion: 0,
      },
    },
    Submit: { from: largeContestPerson(13), action: 'Submit', data: picture },
    'Submit a new one': { from: largeContestPerson(largeBallots), action: 'Submit', data: picture },
    Invite: { from: largeContestPerson(17), action: 'Invite', data: { invites: Array(16).fill(hash) } },
    MakeTeam: {
      from: largeContestPerson(9000),
      action: 'MakeTeam',
      data: { name: '\u{1F407}'.repeat(40), invites: Array(16).fill(hash) },
    },
    Seek: { from: largeContestPerson(25), action: 'Seek', data: { text: '\u{1F407}'.repeat(140) } },
    'Entries that seek': {
      from: addressOf('anybody'),
      action: 'Entries',
      data: { seeking: true, limit: 50 },
    },
    LeaveTeam: { from: largeContestPerson(21), action: 'LeaveTeam', data: { member: 22 } },
    JoinTeam: {
      from: largeContestPerson(9001),
      action: 'JoinTeam',
      data: { team: 5, index: 1, code: invitation('one').code },
    },
  };
}
