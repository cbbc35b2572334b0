/**
 * Times the way from an event's link to an own rabbit in Firefox and WebKit, in turn with Chromium, and counts the taps. Keys are made as
 * for any player, which takes from half a second to some. Run: `npm run bench -- engines [rounds]`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectProblems, type EngineName, engineNames } from '../e2e/engines/drivers/engine';
import { startEngine } from '../e2e/engines/drivers/start-engine';
import { holdPhone } from '../e2e/engines/engine-phone';
import { becomePlayer } from '../e2e/engines/player';
import { bringFonts } from '../e2e/support/fonts';
import { forkLocalnet } from '../e2e/support/localnet';
import { bringPrograms } from '../tools/build/testing/bring-programs';
import { buildApp } from '../tools/release/build-app';
import { judge, type Limit } from './judging/judge';
import { howMany } from './judging/small';
import { medianOf, printLoad, printVisits, type Times } from './visits/visit-in-turn';

const tapsLimit: Limit = {
  name: 'taps from the link to an own rabbit, the most of all engines',
  unit: 'taps',
  isCounted: true,
  atMost: 4,
  reason: 'people join while they queue at a door',
};
const timeLimit = (engine: EngineName): Limit => ({
  name: `from the link to an own rabbit in ${engine}`,
  unit: 'times Chromium',
  atMost: 1.3,
  reason: 'half of the phones of an event run another engine than Chromium',
});

const rounds = Number(process.argv[2] ?? howMany(15, 1));
const times: Record<EngineName, Times[]> = { chromium: [], firefox: [], webkit: [] };
let mostTaps = 0;

await buildApp();
await bringFonts();
const folder = await mkdtemp(join(tmpdir(), 'rainbow-rabbit-bench-'));
await bringPrograms();
const localnet = await forkLocalnet();
const { report, problems } = collectProblems();
const engines = await Promise.all(
  engineNames.map(async (name) => {
    const own = await mkdtemp(join(folder, `${name}-`));
    return { name, started: await startEngine[name]({ folder: own, report }) };
  }),
);
try {
  // The first visit of each warms the engine and the network, and doesn't count.
  for (let round = howMany(0, 1); round <= rounds; round += 1)
    for (const { name, started } of engines) {
      const page = await started.openPage();
      const phone = holdPhone(page, localnet.url);
      const start = performance.now();
      await becomePlayer(phone, `${name} ${round}`);
      if (round > 0) times[name].push({ 'own rabbit': performance.now() - start });
      mostTaps = Math.max(mostTaps, phone.taps());
      await page.close();
    }
} finally {
  await Promise.all(engines.map(({ started }) => started.close()));
  await localnet.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

for (const name of engineNames) printVisits(times[name], name);
for (const problem of problems.unexpected()) console.log(problem);
printLoad();
const inChromium = medianOf(times.chromium, 'own rabbit');
process.exitCode = judge([
  { limit: tapsLimit, measured: mostTaps },
  ...(['firefox', 'webkit'] as const).map((engine) => ({
    limit: timeLimit(engine),
    measured: medianOf(times[engine], 'own rabbit') / inChromium,
  })),
]);
