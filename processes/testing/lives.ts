import { openArcade, playOn, readsOfLife as readsOfArcade } from '../arcade/testing/arcade-life';
import { startGames } from '../arcade/testing/live-arcade';
import { addressOf } from '../common/testing/addresses';
import { type LiveProcess, owner, processId, toTags } from '../common/testing/live-process';
import { foundCommunity, liveOn, readsOfLife as readsOfCommunity } from '../community/testing/community-life';
import { LiveCommunity } from '../community/testing/live-community';
import { LiveMinibuild } from '../minibuild/testing/live-minibuild';
import {
  goOnWithLife,
  openContestLife,
  readsOfLife as readsOfContest,
} from '../minibuild/testing/minibuild-life';
import { EventUnderTest } from '../rabbit/testing/event-under-test';
import { playFirstHalf, playSecondHalf, readsOfGame } from '../rabbit/testing/whole-game';
import { comparedTerms } from '../token/testing/conversation';
import { startToken } from '../token/testing/live-token';
import { answersOf } from '../token/testing/token-answers';
import { payOnce, runDrop } from '../token/testing/token-life';

/** A process with nothing done yet, and the life that it can live once. */
export interface StartedLife {
  live: LiveProcess;
  /** Sends a message of every action, but for the `untried` ones. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** The life of one process. */
export interface ProcessLife {
  /** The global that holds the state. */
  state: string;
  /** Actions that anybody can do at any time by a message of their own, so that an old one brings nothing more. */
  openToAnybody?: readonly string[];
  /** Actions that can't be in a life. */
  untried?: readonly string[];
  start(): Promise<StartedLife>;
}

/** Sends reads as messages, which a ledger keeps like any other. */
async function readAll(live: LiveProcess, at: number, reads: readonly (readonly [string, object])[]) {
  for (const [action, data] of reads)
    await live.send({ from: addressOf('reader'), action, data, at, block: 1 });
}

/** The processes by their folders, each with a life that uses every action. */
export const lives: Readonly<Record<string, ProcessLife>> = {
  community: {
    state: 'CommunityState',
    async start() {
      const community = await LiveCommunity.start();
      const { live } = community;
      return {
        live,
        async run() {
          await foundCommunity(community);
          await liveOn(community);
          await readAll(live, community.now, readsOfCommunity);
        },
        stop: () => community.stop(),
      };
    },
  },
  arcade: {
    state: 'ArcadeState',
    openToAnybody: ['Report'],
    async start() {
      const arcade = await startGames();
      const { live } = arcade;
      return {
        live,
        async run() {
          await openArcade(arcade);
          await playOn(arcade);
          await readAll(live, arcade.now, readsOfArcade);
        },
        stop: () => arcade.stop(),
      };
    },
  },
  minibuild: {
    state: 'MinibuildState',
    async start() {
      const contest = await LiveMinibuild.start();
      const { live } = contest;
      return {
        live,
        async run() {
          await openContestLife(contest);
          await goOnWithLife(contest);
          await readAll(live, contest.now, [...readsOfContest, ['Claims', {}]]);
        },
        stop: () => contest.stop(),
      };
    },
  },
  rabbit: {
    state: 'RabbitState',
    openToAnybody: ['Settle'],
    async start() {
      const event = await EventUnderTest.start();
      const { live } = event;
      return {
        live,
        async run() {
          await playSecondHalf(event, await playFirstHalf(event));
          await readAll(live, event.now, readsOfGame);
        },
        stop: () => event.stop(),
      };
    },
  },
  token: {
    state: 'TokenState',
    // A token that is renounced has no owner who could do it again.
    untried: ['Renounce'],
    async start() {
      const live = await startToken(comparedTerms);
      return {
        live,
        async run() {
          await answersOf(live);
          await payOnce(live);
          await runDrop(live);
          for (const [from, action, tags] of [
            [processId, 'Mint', { Quantity: '5' }],
            [owner, 'Terms', {}],
          ] as const)
            await live.evaluate({ from, action, data: '', at: 4_000_000, block: 1, tags: toTags(tags) });
        },
        stop: () => live.stop(),
      };
    },
  },
};
