/**
 * Runs in a page: writes violations of the page's policy to the console, and elements that were not loaded or whose integrity was refused: not
 * every driver reports them. A page that is left ends its loads, which says nothing.
 */
export function tellFailures(): void {
  const page = window as Window & { rrTells?: true };
  if (page.rrTells) return;
  page.rrTells = true;
  // biome-ignore lint/suspicious/noConsole: the console is where the test listens.
  const tell = (text: string) => console.error(text);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`Violates the Content Security Policy: ${effectiveDirective} ${blockedURI}`),
  );
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const onError = ({ target }: Event) => {
    if (isLeft || !(target instanceof Element)) return;
    tell(`Not loaded: ${target.getAttribute('src') ?? target.getAttribute('href') ?? target.tagName}`);
  };
  // Such events don't bubble.
  window.addEventListener('error', onError, true);
}

/** Runs in a page of an engine whose console can't be read: keeps its errors and warnings for `takeKept`. */
export function keepConsole(): void {
  const page = window as Window & { rrKept?: string[] };
  if (page.rrKept) return;
  const kept: string[] = [];
  page.rrKept = kept;
  const keep =
    (level: string) =>
    (...given: unknown[]) =>
      void kept.push(`console.${level}: ${given.map(String).join(' ')}`);
  Object.assign(window.console, { error: keep('error'), warn: keep('warn') });
  window.addEventListener('error', ({ message, error }) => {
    if (message) kept.push(`uncaught: ${message} ${error?.stack ?? ''}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    kept.push(`uncaught: ${reason} ${reason?.stack ?? ''}`),
  );
}

/** Runs in a page: returns what was kept, and forgets it. */
export function takeKept(): string[] {
  return (window as Window & { rrKept?: string[] }).rrKept?.splice(0) ?? [];
}
