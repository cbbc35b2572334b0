import { isBlockName, isHeight } from './block-name';

test.each([
  ['0', true, true],
  ['1500000', true, true],
  ['1234567890', false, false],
  ['A'.repeat(64), true, false],
  ['A'.repeat(43), true, false],
  ['../info', false, false],
  ['', false, false],
])('%j names a block: %s, by height: %s', (text, isName, byHeight) => {
  expect([isBlockName(text), isHeight(text)]).toEqual([isName, byHeight]);
});
