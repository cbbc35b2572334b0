/**
 * Measures the evaluation of a whole process in the browser: the log of the demo event is replayed in Chromium, by DevBot's page,
 * and in the local network's engine, in turn. Both must come to the same state, byte for byte, and that must be the state which
 * the running network had. Run: `npm run bench -- trial [rounds]`.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startLocalnet } from '@rainbow-rabbit/localnet';
import { AosProcess, aosEnvironment, ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { CodePage } from '../e2e/devbot/code-page';
import { replayInEngine } from '../e2e/devbot/engine-replay';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { findBrowser } from '../tools/run/browser.mjs';
import { judge } from './judging/judge';
import { median } from './judging/median';
import { howMany } from './judging/small';
import { patient } from './visits/patient';

const rounds = Number(process.argv[2] ?? howMany(5, 1));

const limits = {
  speed: {
    name: 'replay in the browser',
    unit: 'times the speed of the local network’s engine',
    atLeast: 0.5,
    reason: 'a copy that takes longer is not built',
  },
  states: {
    name: 'states that differ',
    isCounted: true,
    unit: 'of all that were computed',
    atMost: 0,
    reason: 'code is tried on the real state or not at all',
  },
  messages: {
    isCounted: true,
    name: 'messages of the log',
    unit: 'messages',
    atLeast: 40,
    reason: 'less proves little',
  },
} as const;

/** The fingerprint of the state that a network saved when it was stopped. */
async function savedFingerprint(data: string, id: string): Promise<string> {
  const folder = join(data, 'checkpoints');
  const [file] = (await readdir(folder)).filter((name) => name.startsWith(`${id}.`));
  if (!file) throw new Error('The network saved no state');
  const module = await ensureAosModule();
  const saved = await AosProcess.start({
    module,
    env: aosEnvironment({ process: id, owner: '', module: module.id }),
  });
  try {
    await saved.load(join(folder, file));
    return await saved.fingerprint();
  } finally {
    await saved.stop();
  }
}

await buildApp();
const data = await mkdtemp(join(tmpdir(), 'trial-bench-'));
const localnet = await startLocalnet({ data, port: 0, app: defaultAppFolder });
const [event] = localnet.events;
if (!event) throw new Error('The network has no event');
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const fingerprints: string[] = [];
const ratios: number[] = [];
let messages = 0;
try {
  const page = patient(await browser.newPage());
  const code = new CodePage(page);
  await code.open(localnet.url, event.process);
  for (let round = 0; round < rounds; round += 1) {
    await code.try('return 1');
    const copy = await code.copy();
    const engine = await replayInEngine(localnet.url, event.process);
    console.log(
      `${copy.messages} messages: ${Math.round(copy.ms)} ms in Chromium, ${Math.round(engine.ms)} ms in the engine`,
    );
    fingerprints.push(copy.fingerprint, engine.fingerprint);
    ratios.push(engine.ms / copy.ms);
    messages = Math.min(copy.messages, engine.messages);
    await page.getByText('About the copy').click();
    await page.getByRole('button', { name: 'Build a new copy' }).click();
  }
} finally {
  await browser.close();
  await localnet.stop();
}
fingerprints.push(await savedFingerprint(data, event.process));
await rm(data, { recursive: true, force: true });
console.log(`state: ${[...new Set(fingerprints)].join(', ')}`);
process.exitCode = judge([
  { limit: limits.speed, measured: median(ratios) },
  { limit: limits.states, measured: new Set(fingerprints).size - 1 },
  { limit: limits.messages, measured: messages },
]);
