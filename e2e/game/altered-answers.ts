import type { Page, Route } from '@playwright/test';
import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';

type Answer = Record<string, unknown>;

/** Dry runs of a legacy compute unit and of a HyperBEAM node. */
const reads = /\/cu\/dry-run|~process@1\.0\/as=execution\//;

/** The key of the part that a process publishes in place of an action's answer, where it is all of the answer. */
const publishedAs: Readonly<Record<string, string>> = { Info: 'event' };

/**
 * Alters the answers of the ledger to a page's reads of one action, such as `Me`: dry runs, and what the process published. Others stay
 * as they are.
 */
export async function alterAnswers(
  page: Page,
  action: string,
  alter: (answer: Answer) => Answer,
): Promise<void> {
  await page.route(reads, async (route) => {
    const request = route.request();
    const isAsked =
      request.postData()?.includes(`"${action}"`) || request.url().includes(`/compute&Action=${action}/`);
    if (!isAsked) return route.fallback();
    return fulfillAltered(route, alter);
  });
  const key = publishedAs[action];
  if (key === undefined) return;
  await page.route(`**/*~process@1.0/compute/${key}`, async (route) => {
    const response = await route.fetch();
    const { is, ...part } = await response.json();
    await route.fulfill({ response, body: JSON.stringify({ ...part, is: alter(is) }) });
  });
}

/** Alters the ledger's reply to the next scan of a page. */
export const alterNextScan = (page: Page, change: Answer): Promise<unknown> =>
  page.route('**/cu/result/*', (route) => fulfillAltered(route, (scanned) => ({ ...scanned, ...change })));

/** Alters the ledger's replies to the messages of a page, so that its next scan completes the rainbow. */
export const completeByNextScan = (page: Page): Promise<unknown> =>
  alterNextScan(page, { outcome: 'collected', collected: rabbitColours, complete: true });

async function fulfillAltered(route: Route, alter: (answer: Answer) => Answer): Promise<void> {
  const response = await route.fetch();
  const result = await response.json();
  // a failure has no message: what it says stays
  for (const message of result.Messages?.slice(0, 1) ?? []) {
    message.Data = JSON.stringify(alter(JSON.parse(message.Data)));
  }
  await route.fulfill({ response, json: result });
}

/** The app gives up a read that isn't answered for so long, in milliseconds. */
const giveUpAfterMs = 20_000;

/** Leaves a page's reads of the ledger unanswered, and never lets the page give them up: so it waits for as long as it is open. */
export async function answerNothing(page: Page): Promise<void> {
  await page.route(reads, () => undefined);
  await holdTimers(page, giveUpAfterMs);
}

/** Sends no further message of a page: what it sends by itself, such as its codes, would change what others show. */
export const sendNothing = (page: Page): Promise<unknown> => page.route('**/mu', () => undefined);

/** Lets no timer of such a length end on a page, from its next load on: what it would take away stays. */
export const holdTimers = (page: Page, lengthMs: number): Promise<unknown> =>
  page.addInitScript((heldMs) => {
    const start = window.setTimeout.bind(window);
    const startOthers = (act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms === heldMs ? 0 : start(act, ms, ...rest);
    Object.assign(window, { setTimeout: startOthers });
  }, lengthMs);
