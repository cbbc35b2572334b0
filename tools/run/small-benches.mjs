import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './command.mjs';
import { failuresOfBench } from './failures.mjs';

/** Two cores stay busy while two benches wait for a network or a page: 175 s instead of 224 with three at once. */
const atOnce = 4;

/**
 * The benches that take longest begin first, so that none of them is left over at the end. The first of those that need the single
 * bundle begins with them, and has made it when the others come.
 */
const longest = [
  'crashes',
  'event',
  'first-load',
  'trial',
  'entering',
  'meme',
  'arcade',
  'followers',
  'lighthouse',
  'scanner-camera',
  'published-state',
  'replays',
  'engines',
];

/** Returns the benches of a folder, by name. */
export const benchesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'));

/**
 * Runs one bench small, with its output kept.
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
function runSmall(file, report) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, BENCH_SMALL: '1', BENCH_REPORT: report },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.once('error', (error) => resolve({ exitCode: 127, output: error.message }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** Returns what is wrong with a bench; undefined for a bench that ended well and has judged something. */
async function problemOf(file, report) {
  rmSync(report, { force: true });
  const { exitCode, output } = await runSmall(file, report);
  if (exitCode !== 0) return output;
  const judged = existsSync(report) ? readFileSync(report, 'utf8').trim() : '';
  return judged === '' ? `${basename(file, '.ts')} has measured nothing.` : undefined;
}

/**
 * Runs each bench of a folder once, with the least of everything, to show that it measures, and judges what it counts
 * (`bench/judging/small.ts`). A bench that judged nothing has failed, however it ended.
 * @param {{ folder: string, reports: string, names?: readonly string[], print?: (line: string) => void }} options
 *   `reports`: a folder for the names of what each bench judged
 * @returns {Promise<import('./counts.mjs').Count & { failures: string[] }>}
 */
export async function runSmallBenches({ folder, reports, names = benchesIn(folder), print = console.log }) {
  mkdirSync(reports, { recursive: true });
  const rank = (name) => (longest.includes(name) ? longest.indexOf(name) : longest.length);
  const waiting = [...names].sort((a, b) => rank(a) - rank(b));
  const count = { passed: 0, failed: 0, failures: [] };
  const runNext = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const start = performance.now();
      const problem = await problemOf(join(folder, `${name}.ts`), join(reports, `bench-${name}.txt`));
      count[problem === undefined ? 'passed' : 'failed'] += 1;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      print(`${problem === undefined ? '✔' : '✘'} ${name} (${seconds} s)`);
      if (problem === undefined) continue;
      print(problem);
      count.failures.push(...failuresOfBench(name, problem));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return count;
}
