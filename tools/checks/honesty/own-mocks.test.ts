import { treeOf } from '../testing/tree-of';
import { checkOwnMocks } from './own-mocks';

const found = (text: string, reasons = {}) =>
  checkOwnMocks(treeOf({ 'shell/a.test.ts': text }), reasons).findings.map(
    ({ line, problem }) => `${line} ${problem}`,
  );

test.each([
  ["jest.mock('./door');", './door'],
  ["jest.mock('../door', () => ({ open: jest.fn() }));", '../door'],
  ["jest.doMock('@rainbow-rabbit/shared/wallet');", '@rainbow-rabbit/shared/wallet'],
])('finds %s', (text, specifier) => {
  expect(found(`\n${text}`)).toEqual([`2 mocks ${specifier}, a module of this tree.`]);
});

test.each(["jest.mock('qrcode');", "jest.spyOn(globalThis, 'fetch');", "store.mock('./door');"])(
  'accepts %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('accepts a mock with a reason, once, and no reason without its mock', () => {
  const reasons = { 'shell/a.test.ts': { './door': 'jsdom has no doors' } };
  const mock = "jest.mock('./door');";
  expect(found(mock, reasons)).toEqual([]);
  expect(found(`${mock}\n${mock}`, reasons)).toEqual(['2 mocks ./door, a module of this tree.']);
  expect(found('', reasons)).toEqual(['undefined no longer mocks ./door.']);
});
