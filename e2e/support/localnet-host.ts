/**
 * The local network in a process of its own, so that a busy process engine never holds up a test.
 * Speaks to its parent over IPC: sends `{ url, events }` once it listens and is seeded, stops when the parent goes away.
 * On `{ advanceMs }` it sets its clock ahead by that much, and sends the same back: so a test need not wait for a window
 * of the ledger to close.
 */
import { startLocalnet } from '@rainbow-rabbit/localnet';
import { copySeededState } from '../../localnet/src/testing/seeded-state';
import type { ForkOptions } from './localnet';
import { relayLogin } from './relay-login';

const { app, also = [], ao = 'legacy' }: ForkOptions = JSON.parse(process.argv[2] ?? '{}');
// The demo players' keys take seconds to make: all runs share them. An evaluation may take long, since a busy machine
// must not fail a test.
const options = {
  app,
  ao,
  port: 0,
  keys: '.cache/localnet-test-keys',
  evaluationLimitMs: 60_000,
  communities: also.includes('communities'),
  arcade: also.includes('arcade'),
  contest: also.includes('contest'),
  relayPassword: relayLogin.password,
};
const state = await copySeededState([ao, ...also].join('-'), async (data) => {
  const network = await startLocalnet({ ...options, data });
  await network.stop();
});
const localnet = await startLocalnet({ ...options, ...(state ? { data: state.folder } : { memory: true }) });

const realNow = Date.now;
let aheadMs = 0;
Date.now = () => realNow() + aheadMs;

process.on('message', (message: { advanceMs: number }) => {
  aheadMs += message.advanceMs;
  process.send?.(message);
});
process.once('disconnect', async () => {
  await localnet.stop();
  await state?.remove();
  process.exit();
});
process.send?.({ url: localnet.url, events: localnet.events });
