import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchesIn, runSmallBenches } from './small-benches.mjs';

const judge = join(import.meta.dirname, '../../bench/judging/judge.ts');
const judged = (limit: object, measured: string) => `
  import { judge } from ${JSON.stringify(judge)};
  const limit = { name: 'cost', unit: '', reason: 'none', ...${JSON.stringify(limit)} };
  process.exitCode = judge([{ limit, measured: ${measured} }]);`;

/** Benches that are planted, and what a small run says about each. */
const planted = {
  'good-time': [judged({ atMost: 1 }, '2'), 'passed'],
  'no-number': [judged({ atMost: 1 }, 'Number.NaN'), 'failed'],
  'good-count': [judged({ atMost: 1, isCounted: true }, '1'), 'passed'],
  'bad-count': [judged({ atMost: 1, isCounted: true }, '2'), 'failed'],
  'no-measurement': ['process.exitCode = 0;', 'failed'],
  broken: ["throw new Error('It is broken');", 'failed'],
} as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'small-benches-'));
  for (const [name, [text]] of Object.entries(planted)) writeFileSync(join(folder, `${name}.ts`), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('fails a bench that measures nothing, no number or too much of what is counted, and judges no time', async () => {
  const lines: string[] = [];
  const count = await runSmallBenches({
    folder,
    reports: join(folder, 'reports'),
    print: (line: string) => lines.push(line),
  });
  const said = lines
    .filter((line) => /^[✔✘] [\w-]+ \(\d/.test(line))
    .map((line) => line.replace(/ \(.*/, ''));
  const expected = Object.entries(planted).map(
    ([name, [, end]]) => `${end === 'passed' ? '✔' : '✘'} ${name}`,
  );
  expect(said.sort()).toEqual(expected.sort());
  expect(count).toMatchObject({ passed: 2, failed: 4 });
  expect(count.failures).toEqual(
    expect.arrayContaining(['broken', '  Error: It is broken', 'no-measurement']),
  );
  expect(lines).toContain('no-measurement has measured nothing.');
  expect(lines.join('\n')).toContain('It is broken');
});

it('finds every bench of a folder', () => {
  expect(benchesIn(folder).sort()).toEqual(Object.keys(planted).sort());
});
