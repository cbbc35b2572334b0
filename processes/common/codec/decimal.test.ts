import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { LiveProcess } from '../testing/live-process';
import { modulesAsGlobals } from '../testing/lua-modules';

let live: LiveProcess;
beforeAll(async () => {
  const source = modulesAsGlobals({ Decimal: 'common.codec.decimal' });
  live = await LiveProcess.start({ source, state: 'Decimal' });
});
afterAll(() => live.stop());

const { upTo } = seededRandom(12);

/** A number with up to 60 digits, often one at the edge of the parts that are added at once. */
function randomNumber(): bigint {
  const digits = 1 + upTo(60);
  const edge = 10n ** BigInt(digits);
  const others = BigInt(Array.from({ length: digits }, () => upTo(10)).join(''));
  return [edge, edge - 1n, others, others][upTo(4)] ?? others;
}

const pairs = Array.from({ length: 400 }, () => [randomNumber(), randomNumber()] as const);

/** Calls a function of the module with each pair; returns its results as texts. */
async function callEach(name: string, arguments_: readonly (readonly [bigint, bigint])[]): Promise<string[]> {
  const list = arguments_.map(([one, other]) => `{ '${one}', '${other}' }`).join(', ');
  const text = await live.evaluateLua(`
    local out = {}
    for index, pair in ipairs({ ${list} }) do out[index] = tostring(Decimal.${name}(pair[1], ${name === 'times' ? 'math.tointeger(pair[2])' : 'pair[2]'})) end
    return table.concat(out, ' ')`);
  return text.split(' ');
}

it('adds', async () => {
  const sums = pairs.map(([one, other]) => String(one + other));
  expect(await callEach('add', pairs)).toEqual(sums);
});

it('subtracts what is not larger', async () => {
  const ordered = pairs.map(([one, other]) =>
    one < other ? ([other, one] as const) : ([one, other] as const),
  );
  const rests = ordered.map(([one, less]) => String(one - less));
  expect(await callEach('subtract', ordered)).toEqual(rests);
});

it('does not subtract what is larger', async () => {
  const larger = [
    [75n, 170n],
    [0n, 1n],
    [10n ** 18n, 10n ** 18n + 1n],
  ] as const;
  for (const pair of larger) await expect(callEach('subtract', [pair])).rejects.toThrow('assertion failed');
});

it('multiplies by up to 1,000,000,000', async () => {
  const factors = pairs.map(
    ([one], index) => [one, [0n, 1n, 10n ** 9n][index % 4] ?? BigInt(upTo(10 ** 9))] as const,
  );
  const products = factors.map(([one, factor]) => String(one * factor));
  expect(await callEach('times', factors)).toEqual(products);
});

it('compares', async () => {
  const compared = await callEach('compare', [...pairs, [7n, 7n]]);
  const signs = compared.map((text) => Math.sign(Number(text)));
  expect(signs).toEqual([...pairs.map(([one, other]) => (one < other ? -1 : Number(one > other))), 0]);
});

it('trims leading zeros, and only digits are digits', async () => {
  expect(
    await live.evaluateLua(`
    local trimmed, isDigits = Decimal.trimmed, Decimal.isDigits
    return table.concat({ trimmed('007'), trimmed('000'), trimmed('10'), tostring(isDigits('12')), tostring(isDigits('')),
      tostring(isDigits('1e3')), tostring(isDigits('-1')), tostring(isDigits(12)) }, ' ')`),
  ).toBe('7 0 10 true false false false false');
});
