import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { generateKeyfile } from '@rainbow-rabbit/shared/arweave';
import { formatByteSize } from '../../byte-size';
import { runNetwork } from '../network-process';
import { soak } from './soak';

/**
 * `npx tsx localnet/src/testing/soak/cli.ts [minutes] [seed]`: hostile clients and twelve honest players on a network of this build, for
 * ten minutes. Exits with 1 when an honest player was refused anything, or something acknowledged is lost.
 */
const [minutes = '10', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const data = await mkdtemp(join(tmpdir(), 'localnet-soak-'));
const end = Date.now() + Number(minutes) * 60_000;
process.stdout.write(`A soak of ${minutes} minutes with seed ${seed}\n`);
const report = await soak({
  network: await runNetwork('--data', data),
  restart: () => runNetwork('--data', data),
  module: (await ensureAosModule()).id,
  keyfiles: await Promise.all(Array.from({ length: 12 }, generateKeyfile)),
  seed: Number(seed),
  clients: 12,
  isOver: () => Date.now() > end,
});
await rm(data, { recursive: true });
const shown = { ...report, largestMemory: formatByteSize(report.largestMemoryBytes) };
process.stdout.write(`${JSON.stringify(shown, undefined, 2)}\n`);
process.exitCode = report.failures.length + report.lost.length === 0 ? 0 : 1;
