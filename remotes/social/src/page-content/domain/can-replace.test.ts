import { canReplace } from './can-replace';

const view = { scrolled: 0, height: 800 };

test.each([
  ['begins below the screen', { top: 900, bottom: 1900 }, view, true],
  [
    'begins below the screen of a page that is scrolled',
    { top: 900, bottom: 1900 },
    { ...view, scrolled: 300 },
    true,
  ],
  ['ends below the screen, at the top of the page', { top: 400, bottom: 1600 }, view, true],
  ['is being read', { top: -200, bottom: 1000 }, { ...view, scrolled: 600 }, false],
  ['ends on the screen, with something after it', { top: 400, bottom: 700 }, view, false],
  ['was read to its end', { top: -900, bottom: -10 }, { ...view, scrolled: 1300 }, false],
])('a text that %s', (_, box, at, can) => {
  expect(canReplace(box, at)).toBe(can);
});
