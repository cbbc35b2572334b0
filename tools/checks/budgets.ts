/**
 * Weighs the built app in `dist/app` against the budgets of shell and areas:
 * `node --import tsx tools/checks/budgets.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Registry } from '../../shared/src/area/manifest';
import { budgetOf, shellBudget } from './budgets/limits';
import { filesBelow, overweight, type Weight, weigh } from './budgets/weigh';
import { type Finding, printable } from './finding';

const app = fileURLToPath(new URL('../../dist/app', import.meta.url));
if (!existsSync(join(app, 'areas.json'))) {
  console.error('There is no built app: run "npx tsx tools/release/build-app.ts" first.');
  process.exit(1);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const findings: Finding[] = [];
const note = (name: string, weight: Weight, budget: Weight) => {
  console.log(
    `${name}: ${kilobytes(weight.startBytes)} to start, ${kilobytes(weight.totalBytes)} in all (brotli)`,
  );
  findings.push(...overweight(name, weight, budget));
};

const page = readFileSync(join(app, 'index.html'), 'utf8');
const named = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
const ofShell = filesBelow(app).filter((file) => !file.startsWith('areas/'));
note('shell', weigh(app, ofShell, named), shellBudget);

const { areas } = JSON.parse(readFileSync(join(app, 'areas.json'), 'utf8')) as Registry;
for (const [name, { manifest, entry, preload, files }] of Object.entries(areas)) {
  const folder = join(app, dirname(manifest));
  note(`remotes/${name}`, weigh(folder, Object.keys(files), [entry, ...preload]), budgetOf(name));
}

if (findings.length > 0) {
  console.log(printable(findings));
  process.exitCode = 1;
}
