/**
 * `npm test`: everything that CI runs, on a fresh clone as on a used one. A failure doesn't stop the rest, so
 * that one run shows all. The last lines name what failed, the very last is `N passed, N failed`.
 *
 * `npm test -- checks units` runs only those groups: checks, units, build, benches, journeys, engines, all-engines. `npm test -- changed` runs what the
 * change against `main` touches, `npm test -- changed HEAD~3` against another revision.
 */
import { bringBrowser } from './bring-browser.mjs';
import { bringEngines } from './bring-engines.mjs';
import { bringLibreOffice } from './bring-libreoffice.mjs';
import { bringMosquitto } from './bring-mosquitto.mjs';
import { run } from './command.mjs';
import { summaryOf } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { changedSteps, steps } from './steps.mjs';

requireNode();
const wanted = process.argv.slice(2);
const isOfChange = wanted[0] === 'changed';
const isWanted = (group) => {
  // All journeys in three engines run when they are asked for, until they have passed 20 of 20 times in each.
  if (wanted.length === 0 || isOfChange) return group !== 'all-engines';
  return wanted.includes(group);
};
const total = { passed: 0, failed: 0 };
const failures = [];

if (await prepare()) for (const step of await wantedSteps()) await perform(step);
if (total.passed + total.failed === 0) note('No test ran', { passed: 0, failed: 1 });
if (failures.length > 0) console.log(['', 'Failed:', ...summaryOf(failures)].join('\n'));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** @returns {Promise<readonly import('./steps.mjs').Step[]>} */
async function wantedSteps() {
  if (!isOfChange) return steps.filter(({ group }) => isWanted(group));
  const touched = await changedSteps(wanted[1]);
  if (!touched) note('Finding what the change touches', { passed: 0, failed: 1 });
  return touched ?? [];
}

/** Brings what the steps need and the clone doesn't hold. @returns {Promise<boolean>} whether they can run */
async function prepare() {
  if (!(await ensureInstalled())) {
    note('Installing the packages', { passed: 0, failed: 1 });
    return false;
  }
  const needsModule = ['units', 'benches', 'journeys', 'engines', 'all-engines'].some(isWanted);
  if (needsModule && (await run(process.execPath, ['processes/aos/fetch-module.mjs'])) !== 0) {
    note('Fetching the aos module', { passed: 0, failed: 1 });
  }
  if (isWanted('units') && !(await bringMosquitto())) {
    note('Finding Mosquitto', { passed: 0, failed: 1 });
  }
  if (isWanted('units') && !(await bringLibreOffice())) {
    note('Finding LibreOffice', { passed: 0, failed: 1 });
  }
  if (['benches', 'journeys', 'engines', 'all-engines'].some(isWanted) && !(await bringBrowser())) {
    note('Finding a browser', { passed: 0, failed: 1 });
  }
  if (['benches', 'engines', 'all-engines'].some(isWanted) && !(await bringEngines())) {
    note('Finding Firefox and WebKitGTK', { passed: 0, failed: 1 });
  }
  return true;
}

async function perform({ name, run: execute }) {
  console.log(`\n▸ ${name}`);
  const start = performance.now();
  const count = await execute();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${count.failed > 0 ? '✘' : '✔'} ${name} (${seconds} s)`);
  note(name, count);
}

function note(name, { passed, failed, failures: named }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push({ name, failures: named });
}
