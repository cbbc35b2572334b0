import type { Browser, BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/** Collects what should not happen on any page of a test. */
export interface Problems {
  /** Declares that problems whose text matches belong to this test. A violated policy never does. */
  allow(pattern: RegExp): void;
  /** Problems so far that nothing allowed, in order. */
  unexpected(): readonly string[];
}

/** The tool's own word to a test that blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * Chromium's word on a file that the code of a slow page hasn't come to within some seconds: the machine's speed decides it. How
 * often a preloaded file is fetched is counted in `federation.spec.ts`.
 */
const notUsedYet = /was preloaded using link preload but not used within a few seconds/;

/** Chromium's word on a message that never arrived: the ledger is asked for its result before it is posted again. */
const asksForResult = /the server responded with a status of 404/;

/** A key of a process that has published nothing under it yet, such as the standing of somebody who isn't a player. */
const publishedKey = /~process@1\.0\/compute\/[\w-]+$/;

/** Begins the line of a violation of a page's content security policy, Trusted Types among it. */
const violated = 'policy violated: ';

/** Chromium's own words for a violation: workers report it in no other way. */
const saysViolation = /content security policy|require[sd] 'trusted/i;

const loud = new Set(['error', 'warning', 'assert']);

/**
 * Watches every context the browser opens from now on for console errors and warnings, uncaught errors,
 * failed requests and violations of a page's content security policy.
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
      unexpected: () =>
        seen.filter((text) => text.startsWith(violated) || !allowed.some((pattern) => pattern.test(text))),
    },
    stop: () => {
      browser.off('context', watch);
      for (const stop of stops) stop();
    },
  };
}

function watchContext(context: BrowserContext, report: (text: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (!loud.has(message.type()) || text === blockedWorker || notUsedYet.test(text)) return;
    const { url } = message.location();
    if (asksForResult.test(text) && (url.includes('/cu/result/') || publishedKey.test(url))) return;
    const kind = saysViolation.test(text) ? violated : `console.${message.type()}: `;
    report(`${kind}${text} (${message.location().url})`);
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
  // A context that is closed at once needs no script.
  context.addInitScript(tellViolations).catch(() => undefined);
  context.on('weberror', onError);
  context.on('requestfailed', onFailed);
  return () => {
    context.off('console', onConsole);
    context.off('weberror', onError);
    context.off('requestfailed', onFailed);
  };
}

/** Runs in every document: writes the violations to the console, since the browser's own words may change. */
function tellViolations(): void {
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    // biome-ignore lint/suspicious/noConsole: the console is where the test listens.
    console.error(`Violates the Content Security Policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}
