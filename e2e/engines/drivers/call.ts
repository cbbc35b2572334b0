import type { Json } from './engine';

/** Returns a function as text, for a page; the loader of a bench marks named functions by `__name`, which no page has. */
export const textOf = (run: (...given: never[]) => unknown): string =>
  `(...given) => { const __name = (named) => named; return (${run})(...given); }`;

/** Returns the expression of a call, for an engine that runs text in a page. Its value is a promise of JSON. */
export function callOf(run: (...given: never[]) => unknown, given: readonly Json[]): string {
  return `(async () => JSON.stringify((await (${textOf(run)})(...${JSON.stringify(given)})) ?? null))()`;
}
