import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { endAll, runNetwork, withDemoEvent } from '../network-process';
import { temporaryFolder } from '../temporary-folder';
import { testKeyring } from '../test-keyring';
import { soak } from './soak';

const folder = temporaryFolder();
afterEach(() => endAll());

const maxMemoryBytes = 2.5 * 1024 ** 3;

it('refuses and loses nothing of honest players among hostile clients, in bounded memory, also when killed', async () => {
  const data = await withDemoEvent(folder());
  const keyfiles = await Promise.all(['anna', 'ben', 'someone'].map((name) => testKeyring.wallet(name)));
  const report = await soak({
    network: await runNetwork('--data', data),
    restart: () => runNetwork('--data', data),
    module: (await ensureAosModule()).id,
    keyfiles,
    seed: 1,
    clients: 4,
    isOver: (steps) => steps >= 45,
  });
  expect(report).toMatchObject({ failures: [], lost: [] });
  expect(report.largestMemoryBytes).toBeLessThan(maxMemoryBytes);
  expect(report.acknowledged).toBeGreaterThan(keyfiles.length);
  expect(Object.keys(report.hostileSteps)).toHaveLength(15);
});
