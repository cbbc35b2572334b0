import type { Browser, BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/** Collects what should not happen on any page of a test. */
export interface Problems {
  /** Declares that problems whose text matches belong to this test. */
  allow(pattern: RegExp): void;
  /** Problems so far that nothing allowed, in order. */
  unexpected(): readonly string[];
}

/** The tool's own word to a test that blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

const loud = new Set(['error', 'warning', 'assert']);

/**
 * Watches every context the browser opens from now on for console errors and warnings, uncaught errors and
 * failed requests.
 * @returns the problems, and the undo
 */
export function watchForProblems(browser: Browser): { problems: Problems; stop: () => void } {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const stops: (() => void)[] = [];
  const watch = (context: BrowserContext) => stops.push(watchContext(context, (text) => seen.push(text)));
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return {
    problems: {
      allow: (pattern) => allowed.push(pattern),
      unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    },
    stop: () => {
      browser.off('context', watch);
      for (const stop of stops) stop();
    },
  };
}

function watchContext(context: BrowserContext, report: (text: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (!loud.has(message.type()) || message.text() === blockedWorker) return;
    report(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => {
    report(`uncaught: ${error.error().stack ?? error.error().message}`);
  };
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The page itself gave up on it: it was left, or the app aborted a request it no longer needs.
    if (reason === 'net::ERR_ABORTED') return;
    report(`request failed: ${request.method()} ${request.url()} ${reason}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('requestfailed', onFailed);
  return () => {
    context.off('console', onConsole);
    context.off('weberror', onError);
    context.off('requestfailed', onFailed);
  };
}
