import { loadavg } from 'node:os';
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { type AppServer, serveApp } from '../../e2e/federation/app-server';
import { phone } from '../../e2e/support/phone';
import { findBrowser } from '../../tools/run/browser.mjs';
import { median } from '../judging/median';
import { howMany } from '../judging/small';
import { patient } from './patient';

/** Visits of each app that count. */
const visits = howMany(7, 1);

/** Milliseconds of one visit, by the name of what took them. */
export type Times = Readonly<Record<string, number>>;

interface VisitsParams<App extends string> {
  /** The folder of each app, by the app's name. */
  folders: Readonly<Record<App, string>>;
  /** Makes one visit, with a browser context and so a cache of its own. */
  visit: (context: BrowserContext, app: AppServer) => Promise<Times>;
  options?: BrowserContextOptions;
}

/**
 * Visits apps on a phone, one after the other and so seven times over, so that what else the machine does slows all of them
 * alike. A first visit of each doesn't count, since the server compresses each file for its first visitor.
 */
export async function visitInTurn<App extends string>({
  folders,
  visit,
  options,
}: VisitsParams<App>): Promise<Record<App, Times[]>> {
  const names = Object.keys(folders) as App[];
  const served = await Promise.all(
    names.map(async (name) => ({
      name,
      app: await serveApp({ folder: folders[name], quality: howMany(11, 5) }),
    })),
  );
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<App, Times[]>;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (let round = howMany(0, 1); round <= visits; round++)
      for (const { name, app } of served) {
        const context = patient(await browser.newContext({ ...phone, ...options }));
        const taken = await visit(context, app);
        await context.close();
        if (round > 0) times[name].push(taken);
      }
  } finally {
    await browser.close();
    await Promise.all(served.map(({ app }) => app.stop()));
  }
  return times;
}

/** Returns the median of what a part of the visits took, in milliseconds. */
export const medianOf = (list: readonly Times[], part: string): number =>
  median(list.map((times) => times[part] ?? Number.NaN));

/** Prints the medians of visits, and each visit. */
export function printVisits(list: readonly Times[], app: string): void {
  for (const part of Object.keys(list[0] ?? {})) {
    const each = list.map((times) => (times[part] ?? Number.NaN).toFixed(0).padStart(6)).join('');
    console.log(`${`${app}: ${part}`.padEnd(44)}${medianOf(list, part).toFixed(0).padStart(6)} ms  |${each}`);
  }
}

/** Prints what else the machine had to do. */
export const printLoad = (): void =>
  console.log(`load of the machine in the last minutes: ${loadavg().map((load) => load.toFixed(1))}\n`);
