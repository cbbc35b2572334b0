import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { treeRoot } from '../../tools/build/workspace';
import { findBrowser } from '../../tools/run/browser.mjs';

/** The last version that runs on Node 20. With what it needs it takes 185 MB, too much for every `npm ci`. */
const version = '12.8.2';
const folder = path.join(treeRoot, '.cache', `lighthouse-${version}`);
const commandLine = 'node_modules/lighthouse/cli/index.js';
const runCommand = promisify(execFile);

/** Installs Lighthouse below `.cache/`, unless it is there. */
export async function fetchLighthouse(): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  const partial = await mkdtemp(`${folder}-`);
  try {
    const install = [
      'install',
      '--prefix',
      partial,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--fetch-retries=5',
    ];
    await runCommand('npm', [...install, `lighthouse@${version}`], {
      cwd: partial,
      shell: process.platform === 'win32',
    });
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** A report of Lighthouse, as far as it is read here: scores from 0 to 1, times in milliseconds. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

export interface Visit {
  /** From 0 to 100, by category: `performance`, `accessibility`, `best-practices`, `seo`. */
  scores: Readonly<Record<string, number>>;
  firstPaintMs: number;
  /** Largest contentful paint. */
  largestPaintMs: number;
  blockingMs: number;
  /** Cumulative layout shift; has no unit. */
  shift: number;
  /** Audits that cost a score, each as a line with its category, such as 'seo: document-title'. */
  costly: readonly string[];
}

/**
 * Measures one first visit to a page with Lighthouse's mobile preset, in a browser of its own.
 * @throws Error when Lighthouse fails or measures no value
 */
export async function visitWithLighthouse(url: string): Promise<Visit> {
  const flags = ['--quiet', '--output=json', '--form-factor=mobile', '--no-enable-error-reporting'];
  const browserFlags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --lang=en-US';
  const { stdout } = await runCommand(process.execPath, [commandLine, url, ...flags, browserFlags], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`Lighthouse failed: ${report.runtimeError.message}`);
  const valueOf = (audit: string) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${audit}`);
    return value;
  };
  const categories = Object.entries(report.categories);
  return {
    scores: Object.fromEntries(categories.map(([name, { score }]) => [name, (score ?? Number.NaN) * 100])),
    firstPaintMs: valueOf('first-contentful-paint'),
    largestPaintMs: valueOf('largest-contentful-paint'),
    blockingMs: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    costly: categories.flatMap(([name, { auditRefs }]) =>
      auditRefs.flatMap(({ id, weight }) => {
        const score = report.audits[id]?.score ?? null;
        return weight > 0 && score !== null && score < 1 ? [`${name}: ${id}`] : [];
      }),
    ),
  };
}
