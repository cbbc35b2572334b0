import { readFileSync } from 'node:fs';
import path from 'node:path';
import { citySlugs } from '../cities/cities';
import { arts } from './arts';
import { sheets } from './skyline-art';

/** docs/product 9.177. */
const mostBytes = 4096;

test.each(citySlugs)('the skyline of %s is small, and printed with sheets that there are', async (slug) => {
  const file = readFileSync(path.join(__dirname, `art/${slug}.ts`));
  expect(file.length).toBeLessThanOrEqual(mostBytes);
  const art = await arts[slug]();
  expect(art.length).toBeGreaterThan(8);
  for (const [sheet, drawn] of art) {
    expect(sheets).toContain(sheet);
    expect(drawn).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
  }
});

test('no two cities have the same skyline', async () => {
  const drawn = await Promise.all(citySlugs.map(async (slug) => JSON.stringify(await arts[slug]())));
  expect(new Set(drawn).size).toBe(citySlugs.length);
});
