import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { dropWork, keepWork, readWork } from './stored-work';

const contest = 'c'.repeat(43) as ProcessId;

test('a browser without a database keeps the work as long as the page, one for each contest', async () => {
  const data = new Blob(['meme'], { type: 'image/webp' });
  expect(await keepWork(contest, data, 'meme')).toBe(false);
  expect(await readWork(contest)).toMatchObject({ data, source: 'meme' });
  expect(await readWork(undefined)).toBeUndefined();
  await dropWork(contest);
  expect(await readWork(contest)).toBeUndefined();
});

test('a text and a picture of one contest are kept beside one another', async () => {
  const picture = new Blob(['meme'], { type: 'image/webp' });
  const text = new Blob(['tale'], { type: 'text/markdown' });
  await keepWork(contest, picture, 'meme');
  await keepWork(contest, text, 'file');
  expect(await readWork(contest, 'text')).toMatchObject({ data: text });
  await dropWork(contest, 'text');
  expect(await readWork(contest, 'text')).toBeUndefined();
  expect(await readWork(contest)).toMatchObject({ data: picture });
  await dropWork(contest);
});
