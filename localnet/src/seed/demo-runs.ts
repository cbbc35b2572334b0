import { setTimeout } from 'node:timers/promises';
import {
  beginRun,
  type GameName,
  gameNames,
  type PlayedRun,
  type RunPlace,
  stepsPerSecond,
  submitRun,
} from '@rainbow-rabbit/processes/arcade/client';
import { playByCode } from '@rainbow-rabbit/processes/arcade/players';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Actor } from '../players/actor';
import type { DemoNickname } from './demo-players';

/** Steps of a demo run, at most. The first start waits until they could have been played, while the demo event is made. */
const longestSteps = 8 * stepsPerSecond;

/** The part of a person's best play that each demo player reaches, of 100. */
const skills: Readonly<Record<DemoNickname, number>> = {
  Clover: 90,
  Marigold: 75,
  Pebble: 60,
  Paprika: 95,
  Biscuit: 40,
  Juniper: 70,
  Heather: 55,
  Willow: 85,
};

/** A run that a demo player plays: who, which game, and on which place. */
type DemoRun = readonly [by: DemoNickname, game: GameName, on: RunPlace];

const chosenRuns: readonly DemoRun[] = [
  ['Paprika', 'whac', 'open'],
  ['Biscuit', 'whac', 'open'],
  ['Willow', 'whac', 'city:singapore'],
  ['Heather', 'whac', 'city:singapore'],
  ['Juniper', 'whac', 'city:mumbai'],
  ['Marigold', 'whac', 'daily'],
  ['Pebble', 'whac', 'daily'],
  ['Clover', 'whac', 'challenge:demo'],
  ['Biscuit', 'whac', 'challenge:demo'],
  ['Clover', 'hyperstax', 'open'],
  ['Juniper', 'hyperstax', 'city:mumbai'],
  ['Paprika', 'hyperstax', 'city:mumbai'],
  ['Heather', 'hyperstax', 'daily'],
  ['Willow', 'hyperstax', 'daily'],
  ['Marigold', 'hyperstax', 'challenge:demo-tower'],
  ['Pebble', 'hyperstax', 'challenge:demo-tower'],
  ['Juniper', 'hyperstax', 'challenge:demo-over'],
  ['Pebble', 'rabbit', 'open'],
  ['Marigold', 'rabbit', 'city:singapore'],
  ['Willow', 'rabbit', 'city:singapore'],
  ['Clover', 'rabbit', 'daily'],
  ['Heather', 'rabbit', 'daily'],
];

/** All demo runs: each game that none was chosen for has one on its board, and one of the day. */
const demoRuns: readonly DemoRun[] = [
  ...chosenRuns,
  ...gameNames
    .filter((game) => !chosenRuns.some(([, chosen]) => chosen === game))
    .flatMap((game): DemoRun[] => [
      ['Clover', game, 'open'],
      ['Heather', game, 'daily'],
    ]),
];

/** A demo run that was begun and played. */
interface BegunDemoRun extends PlayedRun {
  by: DemoNickname;
  /** When a person would have played it, in Unix milliseconds by the network's clock. */
  playedAt: number;
}

export type ActorOf = (nickname: DemoNickname) => Promise<Actor>;

/** Begins all demo runs, and plays them by the simulation. */
export async function beginDemoRuns(process: ProcessId, actorOf: ActorOf): Promise<readonly BegunDemoRun[]> {
  const begun: BegunDemoRun[] = [];
  // One after another: the messages of a sender are taken in the order of their numbers.
  for (const [by, game, on] of demoRuns) {
    const { ao, address, signer } = await actorOf(by);
    const { run, seed, pace, begunAt } = await beginRun(
      { ao, process },
      { game, on, player: address },
      { signer },
    );
    const { steps, log: inputs } = playByCode(game, { seed, pace }, { skill: skills[by], longestSteps });
    begun.push({ by, run, steps, inputs, playedAt: begunAt + (steps * 1000) / stepsPerSecond });
  }
  return begun;
}

/** Submits demo runs, each once the time that it takes to play has passed. */
export async function submitDemoRuns(
  process: ProcessId,
  runs: readonly BegunDemoRun[],
  actorOf: ActorOf,
): Promise<void> {
  const submitted = runs.map(async ({ by, playedAt, ...played }) => {
    const { ao, signer } = await actorOf(by);
    await setTimeout(Math.max(0, playedAt - Date.now()));
    await submitRun({ ao, process }, played, { signer });
  });
  await Promise.all(submitted);
}
