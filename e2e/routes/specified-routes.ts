import { readFileSync } from 'node:fs';
import path from 'node:path';
import { treeRoot } from '../../tools/build/workspace';

/** A path that the product must have, by the table of docs/product 2.2. */
export interface SpecifiedRoute {
  /** A path that the route holds: parameters have a value. */
  path: string;
  /** `shell`, or the area that shows it. */
  owner: string;
  layout: string;
  isClientOnly: boolean;
}

/** An id that no process, message or wallet of the ledger has. */
const sampleId = 'x'.repeat(43);

/** The console's word on questions to AO's units where there is no ledger: pages of processes ask them. */
export const noLedger = /status of 404 .*\/(cu|su|graphql)\b/;

const cities = ['mumbai', 'chandig', 'vadodara', 'bengaluru'];

/** Returns paths that a route of the table stands for, with a value for each parameter. */
function samplesOf(route: string): string[] {
  const each = route.includes('{city}') ? cities.map((city) => route.replace('{city}', city)) : [route];
  return each.map((one) =>
    one
      .replace('{number}', '1')
      .replace(/\{(process|message|address)\}/g, sampleId)
      .replace(/\{(\w+)\}/g, 'demo'),
  );
}

/** Returns the path that the table gives for the pattern of a route that an area declares. */
export const samplePathOf = (pattern: string): string =>
  pattern
    .replace(':entry', '1')
    .replace(/:(process|message|address)\b/g, sampleId)
    .replace(/:\w+/g, 'demo')
    .replace('/*', '');

/**
 * Reads the routes of docs/product 2.2.
 * @throws Error if the table isn't where it was
 */
export function specifiedRoutes(): readonly SpecifiedRoute[] {
  const text = readFileSync(path.join(treeRoot, 'docs/product/screens.md'), 'utf8');
  const table = text.split('\n## 2.2 Routes\n')[1]?.split('\n## ')[0] ?? '';
  const routes = [...table.matchAll(/^\| (`.+) \| (\w+) \| (\w+) \| (yes)? ?\|$/gm)].flatMap(
    ([, cell = '', owner = '', layout = '', client]) =>
      [...cell.matchAll(/`([^`]+)`/g)]
        .flatMap(([, route = '']) => samplesOf(route))
        .map((sample) => ({ path: sample, owner, layout, isClientOnly: client === 'yes' })),
  );
  if (routes.length === 0) throw new Error('docs/product 2.2 has no table of routes.');
  return routes;
}
