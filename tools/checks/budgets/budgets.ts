import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '../../../shared/src/area/manifest';
import { filesBelow } from '../../build/file-hashes';
import type { Finding } from '../finding';
import type { CheckReport } from '../report';
import { budgetOf, shellBudget, workerBudget } from './limits';
import { overweight, type Weight, weigh } from './weigh';

/**
 * Weighs a built app: the shell and every area of its registry.
 * @param app folder of the built app
 * @param print receives one line for each part
 */
export function checkBudgets(app: string, print: (line: string) => void): CheckReport {
  if (!existsSync(join(app, 'areas.json'))) return { examined: 0, findings: [notBuilt] };
  const page = readFileSync(join(app, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const ofShell = filesBelow(app).filter((file) => !/^(areas\/|service-worker)/.test(file));
  const worker = ['service-worker.js'];
  const { areas } = JSON.parse(readFileSync(join(app, 'areas.json'), 'utf8')) as Registry;
  const parts = [
    { name: 'shell', weight: weigh(app, ofShell, named), budget: shellBudget },
    { name: 'the worker', weight: weigh(app, worker, worker), budget: workerBudget },
    ...Object.entries(areas).map(([name, { manifest, entry, preload, files }]) => ({
      name: `remotes/${name}`,
      weight: weigh(join(app, dirname(manifest)), Object.keys(files), [entry, ...preload]),
      budget: budgetOf(name),
    })),
  ];
  for (const { name, weight } of parts) print(`${name}: ${inWords(weight)}`);
  return {
    examined: Object.keys(areas).length,
    findings: parts.flatMap(({ name, weight, budget }) => [
      ...(weight.startBytes > 0 ? [] : [weightless(name)]),
      ...overweight(name, weight, budget),
    ]),
  };
}

const notBuilt: Finding = {
  file: 'dist/app',
  problem: 'is not there: nothing can be weighed.',
  fix: 'Run "npx tsx tools/release/build-app.ts" first.',
};

const weightless = (file: string): Finding => ({
  file,
  problem: 'weighs nothing at its start, so its files were not found.',
  fix: 'Mend how tools/checks/budgets/budgets.ts finds them.',
});

function inWords({ startBytes, totalBytes }: Weight): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `${kilobytes(startBytes)} to start, ${kilobytes(totalBytes)} in all (brotli)`;
}
