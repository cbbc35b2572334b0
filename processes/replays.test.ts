import { fileURLToPath } from 'node:url';
import { openArcade, playOn, readsOfLife as readsOfArcade } from './arcade/testing/arcade-life';
import { startGames } from './arcade/testing/live-arcade';
import { addressOf } from './common/testing/addresses';
import { type LiveProcess, owner, processId, toTags } from './common/testing/live-process';
import { Replays } from './common/testing/replays';
import { foundCommunity, liveOn, readsOfLife as readsOfCommunity } from './community/testing/community-life';
import { LiveCommunity } from './community/testing/live-community';
import { actionFields } from './generate/from-lua/lua-fields';
import { LiveMinibuild } from './minibuild/testing/live-minibuild';
import {
  goOnWithLife,
  openContestLife,
  readsOfLife as readsOfContest,
} from './minibuild/testing/minibuild-life';
import { EventUnderTest } from './rabbit/testing/event-under-test';
import { playFirstHalf, playSecondHalf, readsOfGame } from './rabbit/testing/whole-game';
import { comparedTerms } from './token/testing/conversation';
import { startToken } from './token/testing/live-token';
import { answersOf } from './token/testing/token-answers';
import { payOnce, runDrop } from './token/testing/token-life';

jest.setTimeout(600_000);

/** Sends reads as messages, which a ledger keeps like any other. */
async function readAll(live: LiveProcess, at: number, reads: readonly (readonly [string, object])[]) {
  for (const [action, data] of reads)
    await live.send({ from: addressOf('reader'), action, data, at, block: 1 });
}

/** Returns the actions of a process of which no message was accepted. */
async function untriedOf(folder: string, { accepted }: Replays): Promise<string[]> {
  const fields = await actionFields(fileURLToPath(new URL(folder, import.meta.url)));
  return [...fields.keys()].filter((action) => !accepted.has(action));
}

/** Lives a process's life with each message delivered again; returns what is wrong. */
async function faultsOf(folder: string, replays: Replays, live: () => Promise<void>): Promise<object> {
  await live();
  await replays.deliverLater();
  return { faults: replays.faults, untried: await untriedOf(folder, replays) };
}

const none = { faults: [], untried: [] };

it('no message to a community does anything when it comes again', async () => {
  const community = await LiveCommunity.start();
  const replays = new Replays(community.live, 'CommunityState');
  const found = await faultsOf('community', replays, async () => {
    await foundCommunity(community);
    await liveOn(community);
    await readAll(community.live, community.now, readsOfCommunity);
  });
  await community.stop();
  expect(found).toEqual(none);
});

it('no message to the arcade does anything when it comes again', async () => {
  const arcade = await startGames();
  const replays = new Replays(arcade.live, 'ArcadeState', ['Report']);
  const found = await faultsOf('arcade', replays, async () => {
    await openArcade(arcade);
    await playOn(arcade);
    await readAll(arcade.live, arcade.now, readsOfArcade);
  });
  await arcade.stop();
  expect(found).toEqual(none);
});

it('no message to a contest does anything when it comes again', async () => {
  const contest = await LiveMinibuild.start();
  const replays = new Replays(contest.live, 'MinibuildState');
  const found = await faultsOf('minibuild', replays, async () => {
    await openContestLife(contest);
    await goOnWithLife(contest);
    await readAll(contest.live, contest.now, [...readsOfContest, ['Claims', {}]]);
  });
  await contest.stop();
  expect(found).toEqual(none);
});

it('no message to an event does anything when it comes again', async () => {
  const event = await EventUnderTest.start();
  const replays = new Replays(event.live, 'RabbitState', ['Settle']);
  const found = await faultsOf('rabbit', replays, async () => {
    await playSecondHalf(event, await playFirstHalf(event));
    await readAll(event.live, event.now, readsOfGame);
  });
  await event.stop();
  expect(found).toEqual(none);
});

it('no message to a token does anything when it comes again', async () => {
  const token = await startToken(comparedTerms);
  const replays = new Replays(token, 'TokenState');
  const found = await faultsOf('token', replays, async () => {
    await answersOf(token);
    await payOnce(token);
    await runDrop(token);
    for (const [from, action, tags] of [
      [processId, 'Mint', { Quantity: '5' }],
      [owner, 'Terms', {}],
    ] as const)
      await token.evaluate({ from, action, data: '', at: 4_000_000, block: 1, tags: toTags(tags) });
  });
  await token.stop();
  // a token that is renounced has no owner who could do it again
  expect(found).toEqual({ ...none, untried: ['Renounce'] });
});
