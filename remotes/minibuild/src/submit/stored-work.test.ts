import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { dropWork, keepWork, readWork } from './stored-work';

const contest = 'c'.repeat(43) as ProcessId;

test('a browser without a database keeps the work as long as the page, one for each contest', async () => {
  const picture = new Blob(['meme'], { type: 'image/webp' });
  expect(await keepWork(contest, picture, 'meme')).toBe(false);
  expect(await readWork(contest)).toMatchObject({ picture, source: 'meme' });
  expect(await readWork(undefined)).toBeUndefined();
  await dropWork(contest);
  expect(await readWork(contest)).toBeUndefined();
});
