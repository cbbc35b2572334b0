let draw: () => void = () => undefined;
jest.mock('./first-paint', () => ({
  firstPaint: () =>
    new Promise<void>((resolve) => {
      draw = resolve;
    }),
}));

import { runBundle } from './run-bundle';

const scripts = () => [...document.querySelectorAll('script')].map(({ src, async }) => [src, async]);

test('runs the scripts of the page in their order, after the page is read and drawn', async () => {
  const preload = '<link rel="preload" as="script" data-bundle href="';
  document.head.innerHTML = `${preload}one.js"><link rel="preload" href="face.woff2">${preload}two.js">`;
  const done = runBundle();
  draw();
  await Promise.resolve();
  expect(scripts()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await done;
  expect(scripts()).toEqual([
    ['http://localhost/one.js', false],
    ['http://localhost/two.js', false],
  ]);
});
