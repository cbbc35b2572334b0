import { setTimeout } from 'node:timers/promises';
import { processSource } from '@rainbow-rabbit/processes/aos';
import {
  admitTickets,
  claimWindowEnd,
  commitDraw,
  committedDraw,
  configureEvent,
  defaultKeptScans,
  drawKeysOf,
  earlyMs,
  eventContactKey,
  minClaimWindowMs,
  openEvent,
  type ProcessPlace,
  type ProcessSendOptions,
  rabbitColours,
  slotOf,
  slotStart,
  startEvent,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { Keyring } from '../data/keyring';
import { createActor } from '../players/actor';
import { registerPlayer, type ScriptedPlayer } from '../players/player';
import { demoQuestion, demoSecret } from './demo-key';
import { demoPlayers, demoScans } from './demo-players';
import { demoTicketCount, demoTickets } from './demo-tickets';
import { launchProcess } from './launch-process';

/** The network that something is seeded on, and the keys of the people who do it. */
export interface DemoNetwork {
  keyring: Keyring;
  /** Id of the module to run on. */
  module: string;
  /** The signer of messages between processes. */
  authority: string;
  /** URL of the local network. */
  url: string;
}

/** The least and the most time that the demo players have for all their scans before the window of their slot closes. */
const minScanningMs = 2000;
const maxScanningMs = minClaimWindowMs + earlyMs;
const reason = 'The demo event of the local network';

/** The process of the event, and the wallet of the staff. */
interface StaffedEvent {
  rabbit: ProcessPlace;
  options: ProcessSendOptions;
}

/**
 * Makes the demo event, all by ordinary signed messages: an operator spawns the process and opens it, eight people
 * register with tickets, the game starts, they scan each other, and their scans are confirmed.
 * @returns its process
 */
export async function createDemoEvent({ keyring, module, authority, url }: DemoNetwork): Promise<ProcessId> {
  // All keys at once: each takes half a second, but on different cores, and the players' are needed last.
  const playerKeys = demoPlayers.map(({ nickname }) => keyring.wallet(`player-${nickname.toLowerCase()}`));
  const operatorKey = await keyring.wallet('operator');
  const operator = await createActor(url, operatorKey);
  const process = await launchProcess(operator, {
    module,
    authority,
    name: 'rabbit-demo',
    source: processSource('rabbit'),
  });
  const event: StaffedEvent = { rabbit: { ao: operator.ao, process }, options: { signer: operator.signer } };
  const { rabbit, options } = event;
  const settings = {
    slug: 'demo',
    name: 'Demo Garden Party',
    contactKey: toBase64Url((await eventContactKey(demoSecret)).publicKey),
    prize: 'A golden carrot',
    admission: 'open' as const,
    ...(await demoQuestion(process)),
  };
  await configureEvent(rabbit, { reason, ...settings }, options);
  await commitDraw(rabbit, { reason, ...committedDraw(process, await drawKeysOf(demoSecret)) }, options);
  await openEvent(rabbit, { reason }, options);
  const { batch, root, tickets } = demoTickets(process);
  await admitTickets(rabbit, { reason, batch, root, count: demoTicketCount }, options);
  const keyfiles = await Promise.all(playerKeys);
  const startedAt = Date.now();
  const players: ScriptedPlayer[] = [];
  for (const [index, keyfile] of keyfiles.entries()) {
    const person = demoPlayers[index];
    const ticket = tickets[index];
    if (person && ticket) players.push(await registerPlayer({ ...person, keyfile, url, process, ticket }));
  }
  // As fast as this machine registers them one after another, it takes their scans all together.
  const scanningMs = Math.max(minScanningMs, 2 * (Date.now() - startedAt));
  await playRound(players, event, Math.min(scanningMs, maxScanningMs));
  return process;
}

/**
 * The players scan each other in a slot that is almost over for claims, and show their tokens as soon as it is: so
 * the scans are confirmed without a wait of minutes. The event keeps its short claim window, so that those of people who
 * try it out are confirmed within two minutes.
 */
async function playRound(
  players: readonly ScriptedPlayer[],
  { rabbit, options }: StaffedEvent,
  scanningMs: number,
): Promise<void> {
  const closesAt = Date.now() + scanningMs;
  const slot = slotOf(closesAt - minClaimWindowMs) - 1;
  const window = closesAt - slotStart(slot + 1);
  await configureEvent(rabbit, { reason, claimWindowMs: window, keptScans: rabbitColours.length }, options);
  await startEvent(rabbit, { reason }, options);
  const byName = new Map<string, ScriptedPlayer>(players.map((player) => [player.nickname, player]));
  const scans = Object.entries(demoScans).flatMap(([scanner, scanned]) =>
    scanned.map((other) => scanInTime(byName.get(scanner), byName.get(other), slot)),
  );
  await Promise.all(scans);
  await setTimeout(Math.max(0, claimWindowEnd(slot, window) - Date.now()));
  await Promise.all(players.map((player) => player.disclose(slot)));
  await configureEvent(rabbit, { reason, keptScans: defaultKeptScans }, options);
}

/** On a machine that is too busy some scans come too late: then these players have fewer colours. */
async function scanInTime(
  scanner: ScriptedPlayer | undefined,
  other: ScriptedPlayer | undefined,
  slot: number,
): Promise<void> {
  try {
    if (other) await scanner?.scan(other, slot);
  } catch (reason) {
    if (!hasCode(reason, 'scan.stale')) throw reason;
  }
}
