import { declaration } from '../declaration';
import { type ArcadeSlug, arcades, arcadeWith, gamePath } from './arcades';

test('each arcade and each of its games has its route, and no other game has one', () => {
  const slugs = Object.keys(arcades) as ArcadeSlug[];
  const paths = slugs.flatMap((slug) => [
    arcades[slug].path,
    ...arcades[slug].games.map((game) => gamePath(slug, game)),
  ]);
  const routes = declaration.routes.map(({ path }) => path).filter((path) => path.startsWith('/social/'));
  expect([...paths].sort()).toEqual([...routes].sort());
});

test('a game is looked for in its own city first', () => {
  expect(arcadeWith('whac', 'mumbai')).toBe('mumbai');
  expect(arcadeWith('rabbit', 'mumbai')).toBe('singapore');
  expect(arcadeWith('hyperstax', 'lisbon')).toBe('ph');
});
