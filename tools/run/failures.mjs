import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './command.mjs';

/** The ends of long outputs and the last of many failures are left out: a printed log is read from its end. */
const reasonLines = 5;
const printedLines = 40;

/**
 * Names what failed in a Jest report: each test by its file and full name, and each suite that could not run by its file and reason.
 * @param {{ testResults: { name: string, status: string, message: string,
 *   assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {string[]}
 */
export const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length > 0)
      return failed.map((test) => `${file} › ${test.fullName}${unlessFailed(test.status)}`);
    return status === 'failed' ? [file, ...firstLines(message)] : [];
  });

/**
 * Names what failed in a Playwright report: each test by its project, file, line and full title, and each error outside of
 * tests. A test that is meant to fail, and does, is as expected.
 * @param {{ suites: object[], errors?: { message?: string }[] }} report
 * @returns {string[]}
 */
export const failuresOfPlaywright = ({ suites, errors = [] }) => [
  ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
  ...errors.flatMap(({ message = '' }) => firstLines(message)),
];

function failuresOfSuite({ title, file, suites = [], specs = [] }, outer) {
  // The outermost suite is the file itself.
  const titles = title === file ? outer : [...outer, title];
  const named = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(
        ({ projectName, status }) =>
          `[${projectName}] ${spec.file}:${spec.line} › ${[...titles, spec.title].join(' › ')}${unlessFailed(status)}`,
      ),
  );
  return [...named, ...suites.flatMap((suite) => failuresOfSuite(suite, titles))];
}

/**
 * Names a bench that failed, with the end of what it printed, without the frames of a stack.
 * @param {string} name
 * @param {string} output
 * @returns {string[]}
 */
export const failuresOfBench = (name, output) => [
  name,
  ...linesIn(output)
    .filter((line) => !/^\s+at |^Node\.js v/.test(line))
    .slice(-reasonLines)
    .map((line) => `  ${line}`),
];

/**
 * Returns the last lines of `npm test` before its count: each step that failed, and what failed in it. Each step has the same share
 * of the lines, so that one with many failures hides no other.
 * @param {readonly { name: string, failures?: readonly string[] }[]} steps those that failed
 * @returns {string[]}
 */
export function summaryOf(steps) {
  const share = Math.floor(printedLines / steps.length) - 1;
  return steps.flatMap(({ name, failures = [] }) => {
    const named =
      failures.length > share
        ? [...failures.slice(0, share - 1), `… and ${failures.length - share + 1} more lines`]
        : failures;
    return [`✘ ${name}`, ...named.map((line) => `  ${line}`)];
  });
}

const unlessFailed = (status) => (status === 'failed' || status === 'unexpected' ? '' : ` (${status})`);

const firstLines = (text) =>
  linesIn(text)
    .slice(0, reasonLines)
    .map((line) => `  ${line}`);

const linesIn = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
