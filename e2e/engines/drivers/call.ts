import type { Json } from './engine';

/** Returns the expression of a call, for an engine that runs text in a page. Its value is a promise of JSON. */
export function callOf(run: (...given: never[]) => unknown, given: readonly Json[]): string {
  return `(async () => JSON.stringify((await (${run})(...${JSON.stringify(given)})) ?? null))()`;
}
