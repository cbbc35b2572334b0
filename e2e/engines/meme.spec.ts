import { expect } from '@playwright/test';
import { button } from './engine-phone';
import { savedFile } from './saved-file';
import { test } from './test';

/** Runs in a page: returns true where the browser writes WebP. */
const writesWebP = () =>
  document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');

test('a meme is saved as a picture, of the types alone that the engine writes', async ({ phone, engine }) => {
  await phone.open('#/mini-build/make');
  await phone.tap(button('Save the meme'));
  const saved = (named: RegExp, from: number, to: number) => () =>
    savedFile(phone.downloads, named)?.subarray(from, to).toString();
  await expect.poll(saved(/\.png$/, 1, 4)).toBe('PNG');

  const webP = { role: 'radio', name: 'WebP' };
  expect(await phone.evaluate(writesWebP)).toBe(engine !== 'webkit');
  if (engine === 'webkit') return phone.seeNo(webP);
  await phone.tap(webP);
  await phone.tap(button('Save the meme'));
  await expect.poll(saved(/\.webp$/, 8, 12)).toBe('WEBP');
});
