import { join } from 'node:path';
import { root } from './command.mjs';
import { failuresOfBench, failuresOfJest, failuresOfPlaywright, summaryOf } from './failures.mjs';

test('a Jest test is named by file and full name, a suite that could not run by file and reason', () => {
  const suite = (name: string, statuses: string[], message = '') => ({
    name: join(root, name),
    status: statuses.every((status) => status === 'passed') && message === '' ? 'passed' : 'failed',
    message,
    assertionResults: statuses.map((status, index) => ({ status, fullName: `a list has row ${index}` })),
  });
  const testResults = [
    suite('parts/good.test.ts', ['passed']),
    suite('parts/list.test.ts', ['passed', 'failed', 'pending'], 'the failures of all tests'),
    suite(
      'parts/broken.test.ts',
      [],
      `\u001b[1m  ● Test suite failed to run\u001b[22m\n\n    Cannot find module${'\nmore'.repeat(9)}`,
    ),
  ];
  expect(failuresOfJest({ testResults })).toEqual([
    'parts/list.test.ts › a list has row 1',
    'parts/list.test.ts › a list has row 2 (pending)',
    'parts/broken.test.ts',
    '    ● Test suite failed to run',
    '      Cannot find module',
    '  more',
    '  more',
    '  more',
  ]);
});

test('a journey is named by project, file and title, unless it was meant to fail; so is an error outside of all', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ projectName: 'others', status }],
  });
  const suites = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('a page opens', 'unexpected'), spec('a failure is seen', 'expected')],
      suites: [{ title: 'offline', file: 'a.spec.ts', specs: [spec('it opens too', 'flaky')] }],
    },
  ];
  expect(failuresOfPlaywright({ suites, errors: [{ message: 'No dist' }] })).toEqual([
    '[others] a.spec.ts:7 › a page opens',
    '[others] a.spec.ts:7 › offline › it opens too (flaky)',
    '  No dist',
  ]);
});

test('a bench is named with the last five lines that it printed, and no frame of a stack', () => {
  const output = '1\n2\n3\n\n4\n5\nError: 6\n    at run (file.ts:1:2)\n\nNode.js v20.20.2\n';
  expect(failuresOfBench('sign', output)).toEqual(['sign', '  2', '  3', '  4', '  5', '  Error: 6']);
});

test('the summary has each failed step with what failed in it, and 40 lines at most', () => {
  expect(summaryOf([{ name: 'Types' }, { name: 'Benches', failures: ['sign'] }])).toEqual([
    '✘ Types',
    '✘ Benches',
    '  sign',
  ]);
  const many = (name: string) => ({ name, failures: Array.from({ length: 50 }, String) });
  const lines = summaryOf([many('Benches'), many('Journeys')]);
  expect(lines).toHaveLength(40);
  expect(lines.filter((line) => line.startsWith('✘'))).toEqual(['✘ Benches', '✘ Journeys']);
  expect(lines.at(-1)).toBe('  … and 32 more lines');
});
