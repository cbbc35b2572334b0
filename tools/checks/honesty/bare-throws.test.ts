import { treeOf } from '../testing/tree-of';
import { checkBareThrows } from './bare-throws';

const found = (text: string) =>
  checkBareThrows(treeOf({ 'shell/a.test.ts': text })).findings.map(
    ({ line, problem }) => `${line} ${problem}`,
  );

test.each([
  'expect(run).toThrow();',
  'await expect(run()).rejects.toThrow();',
  'expect(run).toThrowError();',
])('finds %s', (text) => {
  expect(found(`\n${text}`)).toEqual(['2 expects an error without naming it.']);
});

test.each([
  'expect(run).toThrow(/closed/);',
  'expect(run).toThrow(AppError);',
  'expect(run).not.toThrow();',
  'await expect(run()).rejects.toMatchObject({ code: "a.b" });',
])('accepts %s', (text) => {
  expect(found(text)).toEqual([]);
});
