import { addressOf } from '../../common/testing/addresses';
import type { BegunRun, GameName } from '../client';
import { playByCode } from '../players';
import { finishOf } from './finished-run';
import { type LiveArcade, wallets } from './live-arcade';

const { phone, ann, bob, organiser, staff } = wallets;
const community = addressOf('community');
const event = addressOf('event');
const day = 86_400_000;

/** Every read of the life below, by its action and its data. */
export const readsOfLife: readonly (readonly [action: string, data: object])[] = [
  ['Info', {}],
  ['StaffLog', {}],
  ['Batch', { batch: 1 }],
  ['Mine', { address: ann }],
  ...['whac', 'whac-city-ph', 'rabbit', 'hyperstax-daily-20261123', 'challenge-spring'].flatMap((board) => [
    ['Board', { board }] as const,
    ['Board', { board, list: 'others' }] as const,
    ['BoardPlace', { board, address: ann, around: 3 }] as const,
  ]),
  ['Daily', { game: 'hyperstax' }],
  ['Challenge', { slug: 'spring' }],
  ['Challenges', {}],
  ['Keepsakes', { address: ann }],
  ['Keepsakes', { address: ann, slug: 'spring' }],
  ...['struck run', 'open run', 'first run'].flatMap((name) => [
    ['OpenRun', { run: addressOf(name) }] as const,
    ['Replay', { run: addressOf(name) }] as const,
  ]),
];

/** Begins a run by a message with an id of that name. */
async function begin(arcade: LiveArcade, name: string, game: GameName, on: string, player = ann) {
  const letter = arcade.letter(phone, 'Begin', { game, on, player });
  const outcome = await arcade.live.send({ ...letter, id: addressOf(name) });
  if (!outcome.ok) throw new Error(`Begin was refused: ${outcome.error}`);
  return outcome.data as BegunRun;
}

/** Begins a run, plays its first seconds and submits it. */
async function play(arcade: LiveArcade, name: string, game: GameName, on: string, player = ann) {
  const begun = await begin(arcade, name, game, on, player);
  const { steps, log: inputs } = playByCode(game, begun, { skill: 80, longestSteps: 500 });
  arcade.passSteps(steps);
  await arcade.send(phone, 'Finish', finishOf(begun.run, { steps, inputs }));
  arcade.pass(60_000);
  await arcade.send(player, 'Submit', { run: begun.run, steps, inputs });
}

/** Opens an arcade in which people play each game on each kind of place. */
export async function openArcade(arcade: LiveArcade): Promise<void> {
  await arcade.act('Staff', { add: [staff] });
  await arcade.act('Community', { process: community }, staff);
  await arcade.openChallenge({ city: 'ph' });
  await arcade.addTickets(staff);
  await play(arcade, 'first run', 'whac', 'open');
  // a run of somebody who isn't admitted yet moves over
  await arcade.enter(ann, 0);
  await play(arcade, 'second run', 'whac', 'open');
  await arcade.send(community, 'Points', { batch: 1 });
  await play(arcade, 'struck run', 'whac', 'city:ph', bob);
  await play(arcade, 'daily run', 'hyperstax', 'daily');
  await play(arcade, 'run of the challenge', 'whac', 'challenge:spring');
  await arcade.act('Strike', { run: addressOf('struck run') }, staff);
  await arcade.send(phone, 'Report');
  // a run whose time is over leaves a row that is free
  await begin(arcade, 'left run', 'whac', 'open');
  arcade.pass(day / 2 - 3_600_000);
  await begin(arcade, 'open run', 'rabbit', 'open');
}

/** Goes on in an arcade that was opened before. */
export async function playOn(arcade: LiveArcade): Promise<void> {
  await arcade.act('Admission', { admission: { by: 'events', events: [event] } }, staff);
  await arcade.send(bob, 'Enter');
  await arcade.send(event, 'Person', { address: bob, isPerson: true, hasRainbow: false });
  await play(arcade, 'next run', 'rabbit', 'city:ph', bob);
  await arcade.act('HideChallenge', { slug: 'spring', isHidden: false }, organiser);
  await arcade.act('EndChallenge', { slug: 'spring' }, organiser);
  await arcade.send(community, 'Points', { batch: 2 });
  await arcade.send(phone, 'Report');
  arcade.pass(day);
  await arcade.send(ann, 'Keepsake', { slug: 'spring' });
  await arcade.live.evaluate({ ...arcade.spawnNews('1', addressOf('keepsake')), action: 'Spawned' });
}
