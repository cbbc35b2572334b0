import { pageRead } from './page-read';
import { runBundle } from './run-bundle';

/** Shows the page, as a browser does whose first words were drawn. */
const draw = () => document.dispatchEvent(new Event('visibilitychange'));
/** Words that never come. */
const words = new Promise<boolean>(() => undefined);

const scripts = () => [...document.querySelectorAll('script')].map(({ src, async }) => [src, async]);

test('runs the scripts of the page in their order, after the page is read and drawn', async () => {
  const preload = '<link rel="preload" as="script" data-bundle href="';
  document.head.innerHTML = `${preload}one.js"><link rel="preload" href="face.woff2">${preload}two.js">`;
  const done = runBundle(pageRead(), words);
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

test('a script that is refused is asked for once more, under another address and with the same hash', async () => {
  document.head.innerHTML = '<link rel="preload" as="script" data-bundle href="one.js">';
  // jsdom has no such property.
  Object.assign(document.head.firstChild ?? {}, { integrity: 'sha256-abc' });
  const done = runBundle(pageRead(), words);
  draw();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await done;
  const refuse = () => [...document.scripts].at(-1)?.dispatchEvent(new Event('error'));
  refuse();
  refuse();
  expect([...document.scripts].map(({ src, integrity }) => [src, integrity])).toEqual([
    ['http://localhost/one.js', 'sha256-abc'],
    [expect.stringMatching(/one\.js\?r=\d+$/), 'sha256-abc'],
  ]);
});
