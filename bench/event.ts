/**
 * Plays an event of 1,000 players on the local network, with real signatures and the real process: a rush of registrations,
 * scans, and 100 right answers at once. Exactly one player must win, the first eligible one in the ledger's order, which the
 * event's public log shows by itself. Times are multiples of what a bare process takes for a message in the same run.
 * Run: `npm run bench -- event [players]`.
 */
import { setTimeout } from 'node:timers/promises';
import { type Actor, createActor, type Localnet, startLocalnet } from '@rainbow-rabbit/localnet';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import {
  claimWindowEnd,
  minClaimWindowMs,
  rabbitColours,
  readAnswers,
  readEventInfo,
  slotOf,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { readEventLog, unitsOfLocalNetwork } from '../tools/winner/read-log';
import { recomputeWinner } from '../tools/winner/recompute-winner';
import { type Rush, rush } from './event/crowd';
import {
  answerNow,
  discloseToken,
  judgeAnswers,
  type PlayedEvent,
  type PlayedPlayer,
  preparePlayer,
  register,
  scanNow,
  startPlayedEvent,
} from './event/played-event';
import { makeWallets } from './event/wallets';
import { judge, type Limit } from './judging/judge';
import { howMany } from './judging/small';

const players = Number(process.argv[2] ?? howMany(1000, 30));
const finalists = Math.min(100, Math.floor(players / 10));
/** Every tenth finalist has a rainbow with an invented claim. */
const cheatsEvery = 10;
const atOnce = 100;
const colours = rabbitColours.length;

/** The limits are about twice what was measured on a busy machine, or more: 0.8, 2.2, 1.3 and 0.8. */
const ratio = (name: string, atMost: number): Limit => ({
  name,
  unit: 'times a message of a bare process',
  atMost,
  reason: 'a crowd at the entrance or at the end of the game must not wait for the process',
});
const none = (name: string): Limit => ({
  name,
  unit: '',
  isCounted: true,
  atMost: 0,
  reason: 'nothing acknowledged may be lost or count twice',
});

/** A process that does nothing but answer. */
const bare = `Handlers.add('Ping', 'Ping', function(msg)
  ao.send({ Target = msg.From, Action = 'Pong', Data = '{}' })
end)`;

async function rushToBareProcess({ url }: Localnet, wallets: readonly Keyfile[]): Promise<Rush> {
  const actors = await Promise.all(wallets.slice(0, atOnce).map((keyfile) => createActor(url, keyfile)));
  const [owner] = actors as [Actor, ...Actor[]];
  const target = await owner.spawn([{ name: 'Module', value: (await ensureAosModule()).id }]);
  await owner.evaluate(target, bare);
  const ping = async ({ ao, signer }: Actor) => {
    const tags = [{ name: 'Action', value: 'Ping' }];
    const signed = await ao.sign({ process: target, tags, data: '{}' }, signer);
    await ao.result(target, await ao.post(signed));
  };
  return (await rush([...actors, ...actors, ...actors], atOnce, ping)).times;
}

/** Lets every player scan: the finalists all seven colours, the others one. Returns the times and the honest scans. */
async function scanAll(event: PlayedEvent, crowd: readonly PlayedPlayer[]) {
  const givers = crowd.slice(-2 * colours);
  const scans = crowd.slice(0, players - 2 * colours).flatMap((scanner, index) => {
    const own = givers.filter(({ rabbit }) => index < finalists || (rabbit + index) % (2 * colours) === 0);
    const oneEach = new Map(own.map((giver) => [giver.rabbit % colours, giver]));
    const cheats = index < finalists && index % cheatsEvery === 0;
    return [...oneEach.values()].map((giver, turn) => ({ scanner, giver, honest: !(cheats && turn === 0) }));
  });
  const { times } = await rush(scans, atOnce, ({ scanner, giver, honest }) =>
    scanNow(event, scanner, giver, { honest }),
  );
  const slot = slotOf(Date.now());
  return { times, givers, slot, honest: scans.filter(({ honest }) => honest).length };
}

/** Discloses the tokens of the last slot once their claim window is over, which proves those before, and settles all. */
async function discloseAll(givers: readonly PlayedPlayer[], slot: number): Promise<void> {
  await setTimeout(Math.max(0, claimWindowEnd(slot, minClaimWindowMs) - Date.now() + 1000));
  for (const giver of givers) await discloseToken(giver, slot);
  const [giver] = givers as [PlayedPlayer, ...PlayedPlayer[]];
  while (!(await giver.client.settle(giver.options)));
}

const network = await startLocalnet({ memory: true, port: 0, seed: false });
try {
  console.log(`${players} players, of whom ${finalists} answer at once`);
  const wallets = await makeWallets(players + 1);
  const bareTimes = await rushToBareProcess(network, wallets);
  const event = await startPlayedEvent(network, wallets.at(-1) as Keyfile);
  const prepared = await Promise.all(
    wallets.slice(0, players).map((keyfile, index) => preparePlayer(event, network, keyfile, index + 1)),
  );
  const registered = await rush(prepared, atOnce, register);
  const crowd = registered.results;
  const scanned = await scanAll(event, crowd);
  const answered = await rush(crowd.slice(0, finalists), finalists, (player) => answerNow(event, player));
  await discloseAll(scanned.givers, scanned.slot);
  const before = await readEventInfo(event.place, { maxAgeMs: 0 });
  const info = await judgeAnswers(event, crowd[finalists - 1] as PlayedPlayer);

  const { rows } = await readAnswers(event.place, { offset: 0, limit: 100 }, { maxAgeMs: 0 });
  const cheats = new Set(
    crowd.filter((_, index) => index < finalists && index % cheatsEvery === 0).map(({ rabbit }) => rabbit),
  );
  const first = rows.find(({ rabbit }) => !cheats.has(rabbit))?.rabbit;
  const log = await readEventLog(unitsOfLocalNetwork(network.url), event.process);
  const own = recomputeWinner(log);
  const isRight = info.winner !== undefined && info.winner.rabbit === first && own.winner?.rabbit === first;
  console.log(
    `winner: rabbit ${info.winner?.rabbit}; the first eligible answer: rabbit ${first}; from the log: rabbit ${own.winner?.rabbit}`,
  );

  const line = (name: string, { perMessageMs, slowMs }: Rush) =>
    console.log(
      `${name.padEnd(28)} ${perMessageMs.toFixed(1).padStart(8)} ms each, nine in ten within ${slowMs.toFixed(0)} ms`,
    );
  line('bare process', bareTimes);
  line('registrations', registered.times);
  line('scans', scanned.times);
  line('answers', answered.times);
  const of = ({ perMessageMs }: Rush) => perMessageMs / bareTimes.perMessageMs;
  process.exitCode = judge([
    { limit: none('another winner than the first eligible one'), measured: isRight ? 0 : 1 },
    { limit: none('lost or double players'), measured: Math.abs(before.players - players) },
    { limit: none('lost or double colours'), measured: Math.abs(before.scans - scanned.honest) },
    { limit: none('lost or double answers'), measured: Math.abs(rows.length - finalists) },
    { limit: none('contradictions of the log'), measured: own.contradictions.length },
    { limit: ratio('registration, one of a rush', 3), measured: of(registered.times) },
    { limit: ratio('scan, one of a rush', 5), measured: of(scanned.times) },
    { limit: ratio('answer, one of 100 at once', 4), measured: of(answered.times) },
    {
      limit: ratio('answer, nine in ten of 100 at once', 3),
      measured: answered.times.slowMs / bareTimes.slowMs,
    },
  ]);
} finally {
  await network.stop();
}
