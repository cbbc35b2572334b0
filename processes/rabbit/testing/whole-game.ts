import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../common/testing/addresses';
import { owner } from '../../common/testing/live-process';
import { acknowledgementBytes, defaultClaimWindowMs, type RabbitId } from '../client';
import {
  chainData,
  type EventUnderTest,
  publicKeyOf,
  type TestDisclosure,
  type TestPlayer,
} from './event-under-test';
import { TestDraw } from './test-draw';
import { keyFrom, testAnswer, testKey, testKeyDigest } from './test-key';
import { ticketsOf } from './tickets';

const helper = addressOf('Helper');
const community = addressOf('community');
const windowMs = 150_001;
const settleMs = 600_000;
/** The rabbit that is banned at the end of the first half. */
const bannedRabbit = 6;
const draw = new TestDraw();
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ida'];

/** Reads of what the first half leaves, by their actions and data. */
export const readsOfGame: readonly (readonly [action: string, data: object])[] = [
  ...['Info', 'Leaderboard', 'StaffLog', 'Contacts'].map((action) => [action, {}] as const),
  ...names.map((name) => ['Me', { address: addressOf(name) }] as const),
];

/** Plays the first half of a game, which leaves something in every part of the state. Returns the players. */
export async function playFirstHalf(event: EventUnderTest): Promise<TestPlayer[]> {
  await event.act('Configure', {
    slug: 'demo',
    name: 'Demo',
    contactKey: publicKeyOf('contact'),
    prize: 'Carrots',
    claimWindowMs: defaultClaimWindowMs,
    settleWindowMs: settleMs,
    startsAt: event.now,
    endsAt: event.now + 86_400_000,
    admission: 'open',
  });
  await event.act('Staff', { add: [helper] });
  await event.act('Draw', draw.commit);
  await event.act('Open');
  const players = await event.joinAll(...names);
  const [ann, ben, cleo, dan, eve] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  await event.act('Start', {}, helper);
  const lost = event.slot;
  await event.scan(dan, ben);
  event.pass(windowMs + settleMs);
  await event.act('Announce', { text: 'Dan’s claim shows no more' });
  const shown = event.slot;
  for (const rabbit of players.slice(1, 8)) {
    event.pass(500);
    await event.scan(ann, rabbit);
  }
  await event.scan(ben, cleo);
  await event.scan(cleo, ben, { claim: addressOf('invented') });
  await event.scan(eve, ann);
  event.pass(windowMs);
  await event.disclose(event.disclosure(ben, shown), event.disclosure(cleo, shown));
  await event.send(
    eve.address,
    'Rekey',
    chainData(await event.chainOf(eve.address, 'phone'), event.slot + 2),
  );
  await event.act('Ban', { rabbit: bannedRabbit });
  await event.act('Strike', { rabbit: ann.rabbit, colour: 'violet' }, helper);
  if (lost >= shown) throw new Error('The first claim must be of an earlier slot');
  return players;
}

/** Plays the second half, which uses every action but those of opening. Returns their names. @throws when one is refused */
export async function playSecondHalf(
  event: EventUnderTest,
  players: readonly TestPlayer[],
): Promise<ReadonlySet<string>> {
  const actions = new Set<string>();
  const send = async (from: string, action: string, data: object = {}) => {
    await event.send(from, action, data);
    actions.add(action);
  };
  const act = (action: string, data: object = {}) => send(owner, action, { reason: 'because', ...data });
  const [ann, ben, cleo, dan] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];

  const { batch, root, tickets } = ticketsOf(3);
  await act('Admit', { batch, root, count: tickets.length });
  await act('Configure', { admission: 'tickets', capacity: 100 });
  const { data, chain, chainStart } = await event.registration('Jo');
  await send(addressOf('Jo'), 'Register', { ...data, xUsername: 'jo_of_x', ticket: tickets[1] });
  const jo = { address: addressOf('Jo'), rabbit: (players.length + 1) as RabbitId, chain, chainStart };
  await send(jo.address, 'Scan', event.scanData(jo, ann));
  const shown = event.slot;
  await send(ann.address, 'Scan', event.scanData(ann, players[6] as TestPlayer));
  await send(ben.address, 'Rekey', chainData(await event.chainOf(ben.address, 'phone'), event.slot));
  event.pass(windowMs);
  await send(dan.address, 'Scan', {
    ...event.scanData(dan, jo),
    disclosures: [event.disclosure(players[6] as TestPlayer, shown)],
  });
  await send(cleo.address, 'Disclose', { disclosures: [event.disclosure(ann, shown)] });
  await send(cleo.address, 'Settle');
  for (const scanner of players.slice(7)) await send(scanner.address, 'Scan', event.scanData(scanner, jo));
  await act('Unban', { rabbit: bannedRabbit });
  await act('Configure', { question: { en: 'Who?', pl: 'Kto?' }, keyDigest: testKeyDigest });
  await playRoles(event, players, send);
  await send(ann.address, 'Answer', { answer: testAnswer(ann) });
  for (const action of ['Answers', 'Players']) await send(ann.address, action);
  await send(ann.address, 'Batch', { batch });
  for (const action of ['Pause', 'Start', 'End']) await act(action);
  await send(cleo.address, 'Disclose', { disclosures: await pendingTokens(event, ann, players) });
  await send(cleo.address, 'Settle');
  await send(cleo.address, 'Reveal', { key: testKey, rabbit: ann.rabbit });
  await act('Ban', { rabbit: 7 });
  await act('Strike', { rabbit: ann.rabbit, colour: 'blue' });
  await send(cleo.address, 'Flag', { rabbit: ben.rabbit, reason: 'An insult' });
  await send(cleo.address, 'Flags');
  await act('HideName', { rabbit: ben.rabbit, isHidden: true });
  await act('Remove', { rabbit: 8 });
  await act('Configure', { prize: 'More carrots' });
  await act('Announce', { text: 'Nearly over' });
  await act('Staff', { remove: [helper] });
  await act('OpenDraw', { seed: draw.text, redraws: [1] });
  await act('Pay', { payment: addressOf('payment'), note: 'Carrots' });
  await act('Report', { community });
  await send(community, 'Points', { batch: 1 });
  for (const action of ['Acknowledgements', 'Printed', 'Disputes']) await send(jo.address, action);
  await send(jo.address, 'Catches', { rabbit: ann.rabbit });
  await send(cleo.address, 'Keepsake', { kind: 'attendance' });
  await event.live.evaluate(event.spawnNews('1', addressOf('keepsake')));
  actions.add('Spawned');
  await send(jo.address, 'Keepsakes', { address: cleo.address });
  await send(jo.address, 'Standings');
  await send(jo.address, 'Person', { address: ann.address });
  for (const action of ['Info', 'Me', 'Leaderboard', 'StaffLog', 'Contacts']) await send(jo.address, action);
  return actions;
}

/** Plays the part of the second half in which roles are dealt, badges scanned and a scan disputed. */
async function playRoles(
  event: EventUnderTest,
  players: readonly TestPlayer[],
  send: (from: string, action: string, data?: object) => Promise<void>,
): Promise<void> {
  const act = (action: string, data: object = {}) => send(owner, action, { reason: 'because', ...data });
  const [, ben, cleo, , , finn, gus] = players as TestPlayer[] as Required<TestPlayer[]>;
  if (!(ben && cleo && finn && gus)) throw new Error('The game has more players');
  const table = { table: addressOf('table'), hash: addressOf('hash'), count: players.length };
  // the revealed key doesn't open it, so that the staff open the seed
  await act('Deal', { ...table, edition: 1, sealed: draw.sealed(1, 0, keyFrom('another')) });
  const sealed = toBase64Url(new Uint8Array(acknowledgementBytes).fill(4));
  await send(cleo.address, 'Acknowledge', { edition: 1, sealed });
  await act('Configure', { printed: 'allowed' });
  for (const scanner of [finn, gus]) {
    await send(scanner.address, 'ScanPrinted', { rabbit: cleo.rabbit, claim: addressOf('badge') });
  }
  await act('SettlePrinted', { confirm: [1], strike: [2] });
  const slot = event.slot;
  await send(gus.address, 'Scan', event.scanData(gus, ben));
  await send(ben.address, 'Dispute', { rabbit: gus.rabbit, slot, reason: 'Nobody was here' });
  await act('Resolve', { dispute: 1, outcome: 'strike' });
}

/** Returns the disclosures that a player's pending claims wait for. */
async function pendingTokens(
  event: EventUnderTest,
  { rabbit }: TestPlayer,
  players: readonly TestPlayer[],
): Promise<TestDisclosure[]> {
  interface Colour {
    rabbit: number;
    slot: number;
    status: string;
  }
  const { collected } = await event.read<{ collected: Colour[] }>('Me', { rabbit });
  const pending = collected.filter(({ status }) => status === 'pending');
  return pending.map((claim) => event.disclosure(players[claim.rabbit - 1] as TestPlayer, claim.slot));
}
