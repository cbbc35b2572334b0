import { isFrontPage } from './is-front-page';

test.each([
  ['', true],
  ['#', true],
  ['#/', true],
  ['#/ja', true],
  ['#/PL?x=1', true],
  ['#/?x=1', true],
  ['#/about', false],
  ['#/ja/about', false],
  ['#/xx', false],
])('the fragment "%s" leads to the front page: %s', (hash, expected) => {
  expect(isFrontPage(hash)).toBe(expected);
});
