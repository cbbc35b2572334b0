import { BroadcastChannel } from 'node:worker_threads';
import { createReadCache } from './read-cache';
import type { AoResult } from './types';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

let time = 1_000_000;
let answers = 0;
const ask = (): Promise<AoResult> => Promise.resolve({ Output: ++answers, Messages: [] });
const leaderboard = { key: 'leaderboard', process: 'rabbit', maxAgeMs: 3000, ask };

/** A tab of one browser. */
function openTab() {
  const channel = new BroadcastChannel('reads');
  channels.push(channel);
  const cache = createReadCache({ channel, now: () => time });
  return { ...cache, outputOf: async (params = leaderboard) => (await cache.read(params)).Output };
}

/** Resolves when a message sent now on the tabs' channel would have arrived. */
function newsArrived(): Promise<void> {
  const [from, to] = [new BroadcastChannel('reads'), new BroadcastChannel('reads')];
  channels.push(from, to);
  return new Promise((resolve) => {
    to.addEventListener('message', (event) => {
      if ('data' in event && event.data === 'marker') resolve();
    });
    from.postMessage('marker');
  });
}

it('an answer got in one tab is known in the others until it is too old', async () => {
  const [first, second] = [openTab(), openTab()];
  const answer = await first.outputOf();
  await newsArrived();
  expect(await second.outputOf()).toBe(answer);
  time += 3001;
  expect(await second.outputOf()).not.toBe(answer);
});

it('a change that one tab made is heard in the others', async () => {
  const [first, second] = [openTab(), openTab()];
  const answer = await first.outputOf();
  await newsArrived();
  second.changed('rabbit');
  await newsArrived();
  expect(await first.outputOf()).not.toBe(answer);
});

it('news that make no sense are ignored', async () => {
  const tab = openTab();
  const answer = await tab.outputOf();
  const stranger = new BroadcastChannel('reads');
  channels.push(stranger);
  for (const news of [null, 'x', { type: 'changed' }, { type: 'read', read: { key: 'leaderboard' } }]) {
    stranger.postMessage(news);
  }
  await newsArrived();
  expect(await tab.outputOf()).toBe(answer);
});

it('an answer from before a change does not serve those who ask after it', async () => {
  const tab = openTab();
  const before = tab.outputOf();
  tab.changed('rabbit');
  const after = tab.outputOf();
  expect(await before).not.toBe(await after);
  expect(await tab.outputOf()).toBe(await after);
});

it('a change of one process leaves what others said', async () => {
  const tab = openTab();
  const answer = await tab.outputOf();
  tab.changed('another');
  expect(await tab.outputOf()).toBe(answer);
});

it('an answer from the future is ignored', async () => {
  const tab = openTab();
  const stranger = new BroadcastChannel('reads');
  channels.push(stranger);
  const result = { Output: 'poisoned', Messages: [] };
  stranger.postMessage({
    type: 'read',
    read: { key: 'leaderboard', process: 'rabbit', at: time + 1, result },
  });
  await newsArrived();
  expect(await tab.outputOf()).not.toBe('poisoned');
});

it('an answer from before the clock was set back is not used for ever', async () => {
  const tab = openTab();
  const before = await tab.outputOf();
  time -= 300_000;
  const after = await tab.outputOf();
  expect(after).not.toBe(before);
  expect(await tab.outputOf()).toBe(after);
});

it('a fresh read is not answered by another tab', async () => {
  const tab = openTab();
  const stranger = new BroadcastChannel('reads');
  channels.push(stranger);
  const result = { Output: 'poisoned', Messages: [] };
  stranger.postMessage({ type: 'read', read: { key: 'leaderboard', process: 'rabbit', at: time, result } });
  await newsArrived();
  expect(await tab.outputOf()).toBe('poisoned');
  expect(await tab.outputOf({ ...leaderboard, maxAgeMs: 0 })).not.toBe('poisoned');
});
