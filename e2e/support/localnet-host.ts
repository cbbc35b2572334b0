/**
 * The local network in a process of its own, so that a busy process engine never holds up a test.
 * Speaks to its parent over IPC: sends `{ url, events }` once it listens and is seeded, stops when the parent goes away.
 */
import { startLocalnet } from '@rainbow-rabbit/localnet';

const [app = 'dist/app'] = process.argv.slice(2);
// The demo players' keys take seconds to make: all runs share them.
const localnet = await startLocalnet({ memory: true, app, port: 0, keys: '.cache/localnet-test-keys' });

process.once('disconnect', async () => {
  await localnet.stop();
  process.exit();
});
process.send?.({ url: localnet.url, events: localnet.events });
