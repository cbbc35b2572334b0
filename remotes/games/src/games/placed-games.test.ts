import { arcadeAt, arcadeSlugs, arcadesPath, gamePath } from '../arcades';
import { declaration } from '../declaration';
import { arcadeWith, gamesOf } from './placed-games';

test('the list of arcades, each arcade and each of its games has its route, and no other game has one', () => {
  const pathsOf = (slug: string) => [
    arcadeAt(slug).path,
    ...gamesOf(slug).map((game) => gamePath(slug, game)),
  ];
  const paths = [arcadesPath, ...[...arcadeSlugs, ':city'].flatMap(pathsOf)];
  const routes = declaration.routes.map(({ path }) => path).filter((path) => path.startsWith('/social/'));
  expect([...paths].sort()).toEqual([...routes].sort());
});

test('a game is looked for in its own city first', () => {
  expect(arcadeWith('whac', 'mumbai')).toBe('mumbai');
  expect(arcadeWith('rabbit', 'mumbai')).toBe('singapore');
  expect(arcadeWith('hyperstax', 'lisbon')).toBe('ph');
  expect(arcadeWith('hyperstax', 'rome')).toBe('rome');
  expect(arcadeWith('rabbit', 'rome')).toBe('singapore');
});
