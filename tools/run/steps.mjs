import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runTool, runTypeScript } from './command.mjs';
import { countOfChecks, countOfExit, countOfJest, countOfPlaywright } from './counts.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { runSmallBenches } from './small-benches.mjs';

/**
 * One thing that `npm test` runs.
 * @typedef {{ group: 'checks' | 'units' | 'build' | 'benches' | 'journeys' | 'engines' | 'all-engines', name: string,
 *   run: () => Promise<import('./counts.mjs').Count & { failures?: readonly string[] }> }} Step `failures` are lines that name
 *   what failed in the step
 */

const reports = join(root, '.cache/reports');

/** @type {readonly Step[]} in the order they run: the steps that find most in the least time come first */
export const steps = [
  check('Format and lint', () => runTool('biome', ['check', '--error-on-warnings'])),
  check('Types', () => runTool('tsc', ['--noEmit'])),
  {
    group: 'checks',
    name: 'Structure of the tree',
    run: () =>
      reported(
        'checks.json',
        countOfChecks,
        ({ failures }) => failures,
        (file) => runTypeScript('tools/checks/cli.ts', [`--report=${file}`]),
      ),
  },
  check('Generated files', () => runTypeScript('tools/checks/generated/cli.ts')),
  check('Recorded releases', () => runTypeScript('tools/checks/records/cli.ts')),
  check('Unused files and exports', () => runTool('knip', ['--no-progress', '--no-config-hints'])),
  {
    group: 'units',
    name: 'Unit and process tests (Jest)',
    run: () => runJest(),
  },
  {
    group: 'build',
    name: 'Build',
    run: async () => countOfExit(await runTypeScript('tools/release/build-app.ts')),
  },
  {
    group: 'build',
    name: 'Size budgets',
    run: async () => countOfExit(await runTypeScript('tools/checks/budgets/cli.ts')),
  },
  {
    group: 'build',
    name: 'Features of the declared browsers',
    run: async () => countOfExit(await runTypeScript('tools/checks/features/cli.ts')),
  },
  {
    group: 'benches',
    name: 'Benches, each once and small',
    run: () => runSmallBenches({ folder: join(root, 'bench'), reports }),
  },
  {
    group: 'journeys',
    name: 'Journeys in Chromium (Playwright)',
    run: () => runJourneys(),
  },
  {
    group: 'engines',
    name: 'The player’s journey in Chromium, Firefox and WebKit (Playwright)',
    run: () => runInEngines(['join', 'ending', 'telling'].map((name) => `e2e/engines/${name}.spec.ts`)),
  },
  {
    group: 'all-engines',
    name: 'All journeys in Chromium, Firefox and WebKit (Playwright)',
    run: () => runInEngines(),
  },
];

/**
 * Returns what a change touches: all checks, the tests that import it, and the journeys that visit the areas it is part of.
 * @param {string | undefined} revision what the tree is compared with; `main` unless given
 * @returns {Promise<readonly Step[] | undefined>} undefined when that can't be found out
 */
export async function changedSteps(revision) {
  const file = join(reports, 'changed.json');
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  await runTypeScript('tools/run/changed/cli.ts', [file, ...(revision ? [revision] : [])]);
  const touched = readReport(file);
  if (!touched) return undefined;
  const { tests } = touched;
  // Those in three engines have a configuration of their own, and run with everything.
  const journeys = touched.journeys.filter((file) => !file.startsWith('e2e/engines/'));
  return steps.flatMap((step) => {
    if (step.group === 'checks') return [step];
    if (step.group === 'units')
      return tests.length > 0 ? [{ ...step, run: () => runJest(['--runTestsByPath', ...tests]) }] : [];
    if (step.group === 'journeys')
      return journeys.length > 0 ? [{ ...step, run: () => runJourneys(journeys) }] : [];
    return step.name === 'Build' && journeys.length > 0 ? [step] : [];
  });
}

/** Runs tests of Jest. Three workers serve two cores: one whose suite waits for a process or a network leaves a core to another. */
function runJest(wanted = []) {
  return reported('jest.json', countOfJest, failuresOfJest, (file) =>
    runTool('jest', ['--ci', '--maxWorkers=3', '--json', `--outputFile=${file}`, ...wanted]),
  );
}

function runJourneys(wanted = []) {
  return runPlaywright('playwright.json', 'e2e/playwright.config.ts', wanted);
}

function runInEngines(wanted = []) {
  return runPlaywright('engines.json', 'e2e/engines/playwright.config.ts', wanted);
}

function runPlaywright(report, config, wanted = []) {
  return reported(report, countOfPlaywright, failuresOfPlaywright, (file) =>
    runTool('playwright', ['test', `--config=${config}`, '--reporter=list,json', ...wanted], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
}

/** @returns {Step} */
function check(name, execute) {
  return { group: 'checks', name, run: async () => countOfExit(await execute()) };
}

/** Runs a tool that writes a report, and counts that; a report left from an earlier run is never read. */
async function reported(name, count, failuresOf, execute) {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  const exitCode = await execute(file);
  const report = readReport(file);
  return { ...count(exitCode, report), failures: report && failuresOf(report) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // The tool ended before it could write one; the count says so.
  }
}
