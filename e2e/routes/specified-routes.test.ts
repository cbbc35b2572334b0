import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AreaDeclaration } from '@rainbow-rabbit/shared/area';
import { treeRoot } from '../../tools/build/workspace';
import { samplePathOf, specifiedRoutes } from './specified-routes';

const remotes = path.join(treeRoot, 'remotes');
const areas: readonly AreaDeclaration[] = readdirSync(remotes).map(
  (name) => jest.requireActual(path.join(remotes, name, 'src/declaration.ts')).declaration,
);

test('the areas declare the routes of docs/product, with owner, layout and need of a browser, and no others', () => {
  const declared = areas.flatMap(({ name, routes }) =>
    routes.map(({ path: pattern, layout, clientOnly = false }) => ({
      path: samplePathOf(pattern),
      owner: name,
      layout,
      isClientOnly: clientOnly,
    })),
  );
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  const specified = specifiedRoutes().filter(({ owner }) => owner !== 'shell');
  expect(declared.sort(byPath)).toEqual(specified.sort(byPath));
  expect(specified.length).toBeGreaterThan(40);
});
