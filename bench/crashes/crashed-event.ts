import { setTimeout } from 'node:timers/promises';
import {
  claimWindowEnd,
  createRabbitClient,
  minClaimWindowMs,
  rabbitColours,
  readAnswers,
  readEventInfo,
  slotOf,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type Keyfile, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import type { SeededRandom } from '@rainbow-rabbit/shared/testing';
import { readEventLog, unitsOfLocalNetwork } from '../../tools/winner/read-log';
import { recomputeWinner } from '../../tools/winner/recompute-winner';
import {
  answerNow,
  discloseToken,
  type PlayedEvent,
  type PlayedPlayer,
  type PreparedPlayer,
  preparePlayer,
  register,
  scanNow,
  startPlayedEvent,
} from '../event/played-event';
import { makeWallets } from '../event/wallets';
import { SurvivingNetwork } from './surviving-network';

const colours = rabbitColours.length;
/** Messages on their way at once. */
const atOnce = 6;
/** Every fourth player who answers has a rainbow with an invented claim. */
const cheatsEvery = 4;
/** Time that the claims of a slot have left, at least, when a player scans its code. */
const scanningMs = 12_000;
/** Refusals of a message that was sent again, since nobody knew if the first one had arrived. */
const repeated = ['player.exists', 'rabbit.colour-collected'];
/** Failures that end with a restart, or with another slot. */
const passing = [
  'ao.aborted',
  'ao.unreachable',
  'ao.unavailable',
  'ao.timeout',
  'ao.invalid-reply',
  'scan.stale',
];

export interface CrashedEventOptions {
  /** An empty data folder. */
  folder: string;
  /** Players who scan all seven colours and answer; seven more are scanned. */
  finalists: number;
  kills: number;
  random: SeededRandom;
}

/** The outcome of an event during which its network was killed. */
export interface CrashReport {
  kills: number;
  acknowledged: number;
  /** All that was acknowledged and is gone, doubled or different, as sentences. */
  losses: readonly string[];
  /** The rabbits that the process, the first eligible answer and the public log name as the winner's. */
  winners: readonly (number | undefined)[];
  contradictions: readonly string[];
  /** Numbers of players, of colours that count and of answers: as they are, and as they must be. */
  counts: { players: number; scans: number; answers: number };
  expected: { players: number; scans: number; answers: number };
}

/**
 * Plays an event with real signatures on a network of its own, which is killed at random moments while people register, scan,
 * answer, disclose and reveal, and compares all that was acknowledged with what is left.
 * @throws whatever an honest player is refused
 */
export async function playCrashedEvent(options: CrashedEventOptions): Promise<CrashReport> {
  const { folder, finalists, random } = options;
  const network = await SurvivingNetwork.start(folder, random);
  const wallets = await makeWallets(finalists + colours + 1);
  const event = await startPlayedEvent(network, wallets.pop() as Keyfile, { keptScans: colours });
  event.place = { ...event.place, ao: network.ao };
  const client = createRabbitClient(network.ao, event.process);
  const prepared = await Promise.all(
    wallets.map((keyfile, index) => preparePlayer(event, network, keyfile, index + 1)),
  );
  const steps = finalists * (colours + 2) + 2 * colours + 2;
  const killing = new Killing(network, marksAmong(steps, options.kills, random));

  const crowd: PlayedPlayer[] = [];
  const join = async (player: PreparedPlayer) => crowd.push(await registerOnce({ ...player, client }));
  await killing.during(prepared.map((player) => () => join(player)));
  crowd.sort((one, other) => one.rabbit - other.rabbit);
  const givers = crowd.slice(-colours);
  const scanners = crowd.slice(0, finalists);
  const isCheat = (index: number) => index % cheatsEvery === 0;
  let last = 0;
  const scans = scanners.flatMap((scanner, index) =>
    givers.map((giver, turn) => async () => {
      const slot = slotOf(Date.now() + scanningMs - minClaimWindowMs);
      last = Math.max(last, slot);
      await scanNow(event, scanner, giver, { honest: !(isCheat(index) && turn === 0), slot });
    }),
  );
  await killing.during(scans);
  await killing.during(scanners.map((player) => () => answerNow(event, player)));
  await setTimeout(Math.max(0, claimWindowEnd(last, minClaimWindowMs) - Date.now() + 1000));
  await killing.during(givers.map((giver) => () => discloseToken(giver, last)));
  const [revealing] = scanners.slice(-1) as [PlayedPlayer];
  await killing.during([() => revealOnce(event, revealing), () => settleAll(revealing)]);
  await settleAll(revealing);

  const { rows } = await readAnswers(event.place, { offset: 0, limit: 100 }, { maxAgeMs: 0 });
  const cheats = new Set(scanners.filter((_, index) => isCheat(index)).map(({ rabbit }) => rabbit));
  const info = await readEventInfo(event.place, { maxAgeMs: 0 });
  const log = await readEventLog(unitsOfLocalNetwork(network.url), event.process);
  const own = recomputeWinner(log);
  const report = {
    kills: network.kills,
    acknowledged: network.acknowledged,
    losses: await network.losses(
      event.process,
      log.entries.map(({ id }) => id),
    ),
    winners: [
      info.winner?.rabbit,
      rows.find(({ rabbit }) => !cheats.has(rabbit))?.rabbit,
      own.winner?.rabbit,
    ],
    contradictions: own.contradictions,
    counts: { players: info.players, scans: info.scans, answers: rows.length },
    expected: {
      players: crowd.length,
      scans: finalists * colours - cheats.size,
      answers: finalists,
    },
  };
  await network.stop();
  return report;

  async function registerOnce(player: PreparedPlayer): Promise<PlayedPlayer> {
    const me = await player.client.me(player.address, { maxAgeMs: 0 });
    if (!me.registered) return await register(player);
    return { ...player, rabbit: me.rabbit, chainStart: me.chain.start };
  }
}

/** Returns so many different places among the steps, chosen at random. */
function marksAmong(steps: number, count: number, random: SeededRandom): ReadonlySet<number> {
  if (count > steps) throw new Error(`An event of ${steps} messages can't be killed at ${count} of them`);
  const marks = new Set<number>();
  while (marks.size < count) marks.add(random.upTo(steps));
  return marks;
}

/** Does the steps of an event side by side, and kills its network at some of them. */
class Killing {
  #done = 0;

  constructor(
    private readonly network: SurvivingNetwork,
    private readonly marks: ReadonlySet<number>,
  ) {}

  /** Does each step until it is done: a step that fails with its network is done again. */
  async during(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    const waiting = [...steps];
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const killed = this.marks.has(this.#done++) ? this.network.kill() : undefined;
        while (!(await this.#isDone(step)));
        await killed;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await this.network.alive();
  }

  async #isDone(step: () => Promise<unknown>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (reason) {
      if (isAppError(reason) && repeated.includes(reason.code)) return true;
      if (!(isAppError(reason) && passing.includes(reason.code))) throw reason;
      await this.network.alive();
      return false;
    }
  }
}

async function settleAll({ client, options }: PlayedPlayer): Promise<void> {
  while (!(await client.settle(options)));
}

/** Reveals the key, unless a message that was not acknowledged did. */
async function revealOnce(event: PlayedEvent, { client, options, rabbit }: PlayedPlayer): Promise<void> {
  const { reveal } = await readEventInfo(event.place, { maxAgeMs: 0 });
  if (!reveal) await client.reveal({ key: toBase64Url(event.key), rabbit }, options);
}
