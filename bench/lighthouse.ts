/**
 * Measures a first visit to the front page with Lighthouse's mobile preset five times, in turn with the same page as
 * plain HTML on the same server. Run: `npm run bench -- lighthouse`.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { serveApp } from '../e2e/federation/app-server';
import { buildApp } from '../tools/release/build-app';
import { defaultAppFolder } from '../tools/release/default-app-folder';
import { judge } from './judging/judge';
import { median } from './judging/median';
import { howMany, isSmall } from './judging/small';
import { plainPage } from './lighthouse/plain-page';
import { fetchLighthouse, type Visit, visitWithLighthouse } from './lighthouse/run-lighthouse';

const visits = howMany(5, 1);

/** Copies the built app to a folder in which `plain.html` lies beside its `index.html`. */
function folderWithPlainPage(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rainbow-rabbit-plain-'));
  cpSync(defaultAppFolder, folder, { recursive: true });
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  writeFileSync(path.join(folder, 'plain.html'), plainPage(index, 'en'));
  return folder;
}

async function measure(folder: string): Promise<Record<'app' | 'plain', Visit[]>> {
  const server = await serveApp({ folder, quality: howMany(11, 5) });
  const measured: Record<'app' | 'plain', Visit[]> = { app: [], plain: [] };
  try {
    if (!isSmall) await visitWithLighthouse(server.url); // Not counted: the server compresses each file once.
    for (let visit = 0; visit < visits; visit++) {
      measured.app.push(await visitWithLighthouse(server.url));
      measured.plain.push(await visitWithLighthouse(`${server.url}plain.html`));
    }
  } finally {
    await server.stop();
  }
  return measured;
}

const columns: readonly [string, (visit: Visit) => number, digits: number][] = [
  ['performance', ({ scores }) => scores.performance ?? Number.NaN, 0],
  ['accessibility', ({ scores }) => scores.accessibility ?? Number.NaN, 0],
  ['best practices', ({ scores }) => scores['best-practices'] ?? Number.NaN, 0],
  ['SEO', ({ scores }) => scores.seo ?? Number.NaN, 0],
  ['first paint, ms', ({ firstPaintMs }) => firstPaintMs, 0],
  ['largest paint, ms', ({ largestPaintMs }) => largestPaintMs, 0],
  ['blocking, ms', ({ blockingMs }) => blockingMs, 0],
  ['layout shift', ({ shift }) => shift, 4],
];

function printTable(name: string, list: readonly Visit[]): void {
  console.log(`\n${name}: median, and each visit`);
  for (const [column, valueOf, digits] of columns) {
    const values = list.map(valueOf);
    const texts = values.map((value) => value.toFixed(digits).padStart(7)).join('');
    console.log(`${column.padEnd(18)}${median(values).toFixed(digits).padStart(7)}  |${texts}`);
  }
}

await buildApp();
await fetchLighthouse();
const folder = folderWithPlainPage();
const { app, plain } = await measure(folder).finally(() => rmSync(folder, { recursive: true }));

printTable('app', app);
printTable('plain HTML', plain);
console.log(`\nload of the machine in the last minutes: ${loadavg().map((load) => load.toFixed(1))}`);
for (const line of new Set(app.flatMap(({ costly }) => costly))) console.log(`costs a score: ${line}`);

const medianOf = (list: readonly Visit[], valueOf: (visit: Visit) => number) => median(list.map(valueOf));
const score = (category: string) => medianOf(app, ({ scores }) => scores[category] ?? Number.NaN);
const largestPaint = (list: readonly Visit[]) => medianOf(list, ({ largestPaintMs }) => largestPaintMs);
const reason = 'the first visit happens on a phone, in a crowd, and decides if there is a second';
console.log();
process.exitCode = judge([
  { limit: { name: 'performance', unit: 'of 100', atLeast: 95, reason }, measured: score('performance') },
  {
    limit: { name: 'accessibility', unit: 'of 100', isCounted: true, atLeast: 100, reason },
    measured: score('accessibility'),
  },
  {
    limit: { name: 'best practices', unit: 'of 100', isCounted: true, atLeast: 100, reason },
    measured: score('best-practices'),
  },
  {
    limit: { name: 'layout shift, worst', unit: '', atMost: 0, reason: 'what moves is tapped by mistake' },
    measured: Math.max(...app.map(({ shift }) => shift)),
  },
  {
    limit: { name: 'largest paint', unit: 'times that of plain HTML', atMost: 1.1, reason },
    measured: largestPaint(app) / largestPaint(plain),
  },
]);
