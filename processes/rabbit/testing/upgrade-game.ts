import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../common/testing/addresses';
import { owner, processId } from '../../common/testing/live-process';
import {
  acknowledgementBytes,
  createChain,
  defaultClaimWindowMs,
  drawCommitment,
  maxRabbits,
  type RabbitId,
  slotMs,
  tokenBytes,
} from '../client';
import {
  chainData,
  type EventUnderTest,
  publicKeyOf,
  type TestDisclosure,
  type TestPlayer,
} from './event-under-test';
import { testAnswer, testKey, testKeyDigest } from './test-key';
import { ticketsOf } from './tickets';

/** The replies to the actions of a game, in order, by action. */
export type Replies = Record<string, unknown[]>;

const helper = addressOf('Helper');
const community = addressOf('community');
const windowMs = 150_001;
const settleMs = 600_000;

/** The rabbit that is banned at the end of the first half. */
export const bannedRabbit = 6;

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
  });
  // the versions before admission admitted everybody, and their upgrade says so in the state
  await event.rabbit.evaluateLua(`
    if RabbitState.admission then
      RabbitState.event.admission, RabbitState.event.capacity = 'open', ${maxRabbits}
    end`);
  await event.act('Staff', { add: [helper] });
  await event.act('Open');
  const players = await event.joinAll('Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana', 'Ida');
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

/** Asks everything that a player or the staff can ask. */
export async function readEverything(
  event: EventUnderTest,
  players: readonly TestPlayer[],
): Promise<Replies> {
  const replies: Replies = {};
  for (const action of ['Info', 'Leaderboard', 'StaffLog', 'Contacts']) {
    replies[action] = [await event.read(action)];
  }
  replies.Me = [];
  for (const { address } of players) replies.Me.push(await event.read('Me', { address }));
  return replies;
}

/** Plays the second half, which uses every action. Returns their replies. @throws when one is refused */
export async function playSecondHalf(
  event: EventUnderTest,
  players: readonly TestPlayer[],
): Promise<Replies> {
  const replies: Replies = {};
  const send = async (from: string, action: string, data: object = {}) => {
    const reply = await event.send(from, action, data);
    replies[action] = [...(replies[action] ?? []), reply];
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
  await playRoles(event, players, send);
  await act('Configure', { question: { en: 'Who?', pl: 'Kto?' }, keyDigest: testKeyDigest });
  await send(ann.address, 'Answer', { answer: testAnswer(ann) });
  for (const action of ['Answers', 'Players']) await send(ann.address, action);
  await send(ann.address, 'Batch', { batch });
  for (const action of ['Pause', 'Start', 'End']) await act(action);
  await send(cleo.address, 'Reveal', { key: testKey, rabbit: ann.rabbit });
  await send(cleo.address, 'Disclose', { disclosures: await pendingTokens(event, ann, players) });
  await send(cleo.address, 'Settle');
  await act('Ban', { rabbit: 7 });
  await act('Strike', { rabbit: ann.rabbit, colour: 'blue' });
  await act('Remove', { rabbit: 8 });
  await act('Configure', { prize: 'More carrots' });
  await act('Announce', { text: 'Nearly over' });
  await act('Staff', { remove: [helper] });
  await act('OpenDraw', { seed: roleSeed, redraws: [1] });
  await act('Pay', { payment: addressOf('payment'), note: 'Carrots' });
  await act('Report', { community });
  await send(community, 'Points', { batch: 1 });
  for (const action of ['Acknowledgements', 'Printed', 'Disputes']) await send(jo.address, action);
  await send(jo.address, 'Catches', { rabbit: ann.rabbit });
  // From the third player on: versions 1 and 2 don't tell in which order the second one's catches were confirmed.
  await send(jo.address, 'Standings', { offset: 2 });
  for (const action of ['Info', 'Me', 'Leaderboard', 'StaffLog', 'Contacts']) await send(jo.address, action);
  return replies;
}

const roleSeed = addressOf('seed');

/** Plays the part of the second half in which roles are dealt, badges scanned and a scan disputed. */
async function playRoles(
  event: EventUnderTest,
  players: readonly TestPlayer[],
  send: (from: string, action: string, data?: object) => Promise<void>,
): Promise<void> {
  const act = (action: string, data: object = {}) => send(owner, action, { reason: 'because', ...data });
  const [, ben, cleo, , , finn, gus] = players as TestPlayer[] as Required<TestPlayer[]>;
  if (!(ben && cleo && finn && gus)) throw new Error('The game has more players');
  const seed = fromBase64Url(roleSeed);
  await act('Draw', { commitment: toBase64Url(drawCommitment({ process: processId as ProcessId, seed })) });
  const table = { table: addressOf('table'), hash: addressOf('hash'), acts: 5 };
  await act('Deal', { ...table, edition: 1, count: 3 });
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

/** The players of a game that has work under way, and the slots whose tokens are known but not worked off. */
interface Unfinished {
  ben: TestPlayer;
  dan: TestPlayer;
  checked: TestDisclosure;
}

/**
 * Plays until the check of a token goes on with its sender's next message, and a claim of a known token waits to be
 * settled. Both claims are older than the settle window.
 */
export async function playUnfinished(event: EventUnderTest): Promise<Unfinished> {
  await event.run();
  const [ann, ben, cleo, dan] = (await event.joinAll('Ann', 'Ben', 'Cleo', 'Dan')) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ];
  const far = await withLongChain(event, ann);
  event.pass(3000 * slotMs);
  const near = await withLongChain(event, cleo);
  event.pass(3 * slotMs);
  const shown = event.slot;
  await event.scan(ben, far);
  await event.scan(dan, near);
  event.pass(270 * slotMs);
  const checked = event.disclosure(far, shown);
  const reply = await event.send(ben.address, 'Disclose', { disclosures: [checked] });
  if (!JSON.stringify(reply).includes('disclosure.too-costly')) throw new Error('The check must go on');
  await event.disclose(event.disclosure(near, shown + 250));
  const isWaiting = await event.rabbit.evaluateLua(
    'return next(RabbitState.pursuits) ~= nil and RabbitState.settling.first <= RabbitState.settling.last',
  );
  if (isWaiting !== 'true') throw new Error('A check and a job must wait');
  return { ben, dan, checked };
}

/** Goes on with a game until nothing waits. Returns the replies and what the players have then. */
export async function finish(event: EventUnderTest, { ben, dan, checked }: Unfinished): Promise<Replies> {
  const replies: Replies = { Disclose: [], Settle: [], Me: [] };
  for (let turn = 0; turn < 3; turn += 1) {
    replies.Disclose?.push(await event.send(ben.address, 'Disclose', { disclosures: [checked] }));
  }
  replies.Settle?.push(await event.send(ben.address, 'Settle'));
  for (const { address } of [ben, dan]) replies.Me?.push(await event.read('Me', { address }));
  replies.Leaderboard = [await event.read('Leaderboard')];
  return replies;
}

async function withLongChain(event: EventUnderTest, player: TestPlayer): Promise<TestPlayer> {
  const address = player.address as Address;
  const chain = await createChain({ address, length: 4000, seed: new Uint8Array(tokenBytes) });
  const chainStart = event.slot;
  await event.send(address, 'Rekey', chainData(chain, chainStart));
  return { ...player, chain, chainStart };
}
