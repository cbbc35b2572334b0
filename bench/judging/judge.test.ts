import { judge, type Limit } from './judge';

const cost: Limit = { name: 'cost', unit: '×', atMost: 2, reason: 'more would be felt' };
const share: Limit = { name: 'share', unit: '%', atLeast: 80, reason: 'fewer are no use' };
const misread: Limit = {
  name: 'misread',
  unit: 'texts',
  atMost: 0,
  reason: 'a wrong text is worse than none',
};

/** The verdict on limits and values, and the lines it printed. */
function verdict(...measured: readonly [Limit, number][]) {
  const lines: string[] = [];
  const exitCode = judge(
    measured.map(([limit, value]) => ({ limit, measured: value })),
    (line) => lines.push(line),
  );
  return { exitCode, lines };
}

test('values up to their limits pass, each printed with its limit and its ratio to it', () => {
  expect(verdict([cost, 2], [share, 80], [misread, 0])).toEqual({
    exitCode: 0,
    lines: [
      '✔ cost: 2 ×, limit at most 2 ×, 1 of the limit',
      '✔ share: 80 %, limit at least 80 %, 1 of the limit',
      '✔ misread: 0 texts, limit at most 0 texts',
    ],
  });
});

test.each([
  ['too much', cost, 2.01, '✘ cost: 2.01 ×, limit at most 2 ×, 1 of the limit (more would be felt)'],
  ['too little', share, 60, '✘ share: 60 %, limit at least 80 %, 0.75 of the limit (fewer are no use)'],
  ['no number', cost, Number.NaN, '✘ cost: NaN ×, limit at most 2 ×, NaN of the limit (more would be felt)'],
])('%s fails with the reason of the limit, also when other limits are kept', (_, limit, value, line) => {
  const { exitCode, lines } = verdict([misread, 0], [limit, value]);
  expect(exitCode).toBe(1);
  expect(lines).toContain(line);
});

test('a bench that measured nothing fails', () => {
  expect(verdict()).toEqual({ exitCode: 1, lines: ['✘ nothing was measured'] });
});

test('a small run judges what is counted, and of times only that they are numbers', () => {
  const small = (limit: Limit, measured: number) => judge([{ limit, measured }], () => undefined, true);
  expect(small(cost, 3)).toBe(0);
  expect(small(cost, Number.NaN)).toBe(1);
  expect(small({ ...cost, isCounted: true }, 3)).toBe(1);
});
