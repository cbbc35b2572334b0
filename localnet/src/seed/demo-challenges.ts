import {
  type ChallengeChange,
  endChallenge,
  type ProcessPlace,
  type ProcessSendOptions,
  setChallenge,
} from '@rainbow-rabbit/processes/arcade/client';
import { seedReason } from './seed-reason';

const dayMs = 24 * 3_600_000;

type DemoChallenge = Omit<ChallengeChange, 'startsAt' | 'endsAt'>;

/** The challenges, in the order in which they are made: lists show the newest first. */
const demoChallenges: readonly (DemoChallenge & { afterMs: number })[] = [
  {
    slug: 'demo-over',
    name: 'First floors',
    game: 'hyperstax',
    city: 'mumbai',
    pace: 0,
    sameCourse: false,
    afterMs: 0,
  },
  { slug: 'demo-soon', name: 'Harvest moon', game: 'whac', pace: 1, sameCourse: true, afterMs: 7 * dayMs },
  { slug: 'demo-tower', name: 'One tower for all', game: 'hyperstax', pace: 1, sameCourse: true, afterMs: 0 },
  {
    slug: 'demo',
    name: 'Garden rush',
    game: 'whac',
    city: 'singapore',
    pace: 2,
    sameCourse: true,
    afterMs: 0,
  },
];

/** Makes the demo challenges, each for 60 days: three are open now, and a fourth opens in 7 days. */
export async function makeDemoChallenges(arcade: ProcessPlace, options: ProcessSendOptions): Promise<void> {
  const now = Date.now();
  for (const { afterMs, ...challenge } of demoChallenges) {
    const startsAt = now + afterMs;
    const change = { ...challenge, startsAt, endsAt: startsAt + 60 * dayMs, reason: seedReason };
    await setChallenge(arcade, change, options);
  }
}

/** Ends the challenge that shows how one looks that is over, once people have begun runs in it. */
export async function endDemoChallenge(arcade: ProcessPlace, options: ProcessSendOptions): Promise<void> {
  await endChallenge(arcade, { slug: 'demo-over', reason: seedReason }, options);
}
