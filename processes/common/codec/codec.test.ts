import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { unassignedBounds, unassignedFile, unassignedModule } from '../generate/unassigned';
import {
  combiningRanks,
  type Fold,
  unicodeFoldFile,
  unicodeFoldModule,
  unicodeFolds,
} from '../generate/unicode-fold';
import { LiveProcess } from '../testing/live-process';
import { modulesAsGlobals } from '../testing/lua-modules';
import { decodeFolds } from '../testing/unicode-table';

/** The folds that the process has, read back. */
const committed = readFileSync(unicodeFoldFile, 'utf8');
const table = decodeFolds(committed);

let live: LiveProcess;
beforeAll(async () => {
  live = await LiveProcess.start({
    source: modulesAsGlobals({
      Sha256: 'common.codec.sha256',
      Base64Url: 'common.codec.base64url',
      Fold: 'common.codec.unicode-fold',
      CodePoints: 'common.codec.code-points',
      Unassigned: 'common.codec.unassigned',
    }),
    state: 'Sha256',
  });
});
afterAll(() => live.stop());

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Gives each text or byte string to a Lua function of bytes, and its results back as bytes. */
async function mapInLua(inputs: readonly Uint8Array[], lua: string): Promise<Buffer[]> {
  const output = await live.evaluateLua(`
    local function call(bytes) ${lua} end
    local out = {}
    for line in ([[${inputs.map((input) => `>${hex(input)}\n`).join('')}]]):gmatch('>([^\\n]*)\\n') do
      local bytes = line:gsub('%x%x', function(two) return string.char(tonumber(two, 16)) end)
      out[#out + 1] = call(bytes):gsub('.', function(byte) return ('%02x'):format(byte:byte()) end)
    end
    return table.concat(out, ' ')`);
  return output.split(' ').map((line) => Buffer.from(line, 'hex'));
}

const { upTo, pick } = seededRandom(4711);
const randomBytes = (size: number) => Buffer.from(Array.from({ length: size }, () => upTo(256)));

it('SHA-256 gives the digests of the standard for every length around its blocks', async () => {
  const inputs = Array.from({ length: 200 }, (_, size) => randomBytes(size));
  const digests = await mapInLua(inputs, 'return Sha256.digest(bytes)');
  expect(digests.map(hex)).toEqual(inputs.map((input) => createHash('sha256').update(input).digest('hex')));
});

it('base64url gives every byte string its one spelling, and takes it back', async () => {
  const inputs = Array.from({ length: 100 }, (_, size) => randomBytes(size));
  const texts = await mapInLua(inputs, 'return Base64Url.encode(bytes)');
  expect(texts.map(String)).toEqual(inputs.map((input) => input.toString('base64url')));
  expect((await mapInLua(texts, 'return Base64Url.decode(bytes)')).map(hex)).toEqual(inputs.map(hex));
});

it.each(['A', 'AA=', 'AA==', 'AB', 'AAB', 'A+', 'A/AA', 'AA A', 'AA\n', 'ä'])(
  'base64url refuses %j, which is no spelling of anything',
  async (text) => {
    const [result] = await mapInLua([Buffer.from(text)], 'return tostring(Base64Url.decode(bytes))');
    expect(String(result)).toBe('nil');
  },
);

it.each([
  ['ASCII', '41', true],
  ['two bytes', 'c3a4', true],
  ['four bytes', 'f09f9087', true],
  ['a lone continuation', '80', false],
  ['a cut sequence', 'f09f90', false],
  ['an overlong slash', 'c0af', false],
  ['an overlong form of three bytes', 'e080af', false],
  ['a surrogate', 'eda080', false],
  ['beyond Unicode', 'f4908080', false],
  ['a byte that never occurs', 'ff', false],
])('accepts UTF-8 and rejects other bytes: %s', async (_, bytes, valid) => {
  const [result] = await mapInLua(
    [Buffer.from(bytes, 'hex')],
    'return tostring(CodePoints.of(bytes) ~= nil)',
  );
  expect(String(result)).toBe(String(valid));
});

/** Folds by the platform's own Unicode, which is right for texts without combining iota and dotless i. */
function folded(text: string): string {
  const cased = [...text.normalize('NFKD')]
    .map((char) => char.toLowerCase().toUpperCase().toLowerCase())
    .join('');
  const again = cased.normalize('NFKD').replace(/[\ufe00-\ufe0f]/g, '');
  return again === text ? text : folded(again);
}

it('folding is that of the platform for random texts of many scripts', async () => {
  const letters = table.map(([codePoint]) => codePoint);
  const marks = [...combiningRanks().keys()];
  const plain = [...'aZ09 ßſKﬁΣςЖж가각힣한ᄀ각漢丽🐇'].map((char) => char.codePointAt(0) ?? 0);
  const texts = Array.from({ length: 2000 }, () =>
    String.fromCodePoint(
      ...Array.from({ length: upTo(6) + 1 }, () => pick(pick([letters, marks, plain]))).filter(
        (codePoint) => codePoint !== 0x345 && codePoint !== 0x131,
      ),
      0x61,
    ),
  );
  const results = await mapInLua(
    texts.map((text) => Buffer.from(text)),
    'return Fold.fold(bytes)',
  );
  expect(results.map(String)).toEqual(texts.map(folded));
});

it('folding knows every syllable of Hangul', async () => {
  const syllables = Array.from({ length: 11_172 }, (_, i) => String.fromCodePoint(0xac00 + i));
  const [result] = await mapInLua([Buffer.from(syllables.join(''))], 'return Fold.fold(bytes)');
  expect(String(result)).toBe(syllables.join('').normalize('NFD'));
});

it('the table agrees with the Unicode of the platform, whichever of the two is newer', () => {
  const here = new Map(unicodeFolds());
  const isAssigned = ([codePoint]: Fold) => !/\p{Cn}/u.test(String.fromCodePoint(codePoint));
  const known = table.filter(isAssigned);
  expect(known.map(([codePoint]) => [codePoint, here.get(codePoint)])).toEqual(known);
});

it('the table is what the generator writes from the same Unicode', () => {
  const { unicode } = process.versions;
  // Node with another Unicode writes other letters too; only the test above holds there.
  const written = committed.includes(`from Unicode ${unicode};`) ? unicodeFoldModule() : committed;
  expect(written).toBe(committed);
});

it('knows the code points without a character, on both sides of each run of them', async () => {
  const written = readFileSync(unassignedFile, 'utf8');
  const isSameUnicode = written.includes(`from Unicode ${process.versions.unicode};`);
  expect(isSameUnicode ? unassignedModule() : written).toBe(written);
  const points = unassignedBounds().flatMap((bound) => [bound - 1, bound]);
  expect(points.length).toBeGreaterThan(1000);
  const answers = await live.evaluateLua(`
    local out = {}
    for _, point in ipairs({ ${points.join(',')}, 0x10ffff }) do out[#out + 1] = Unassigned.includes(point) and 'u' or 'a' end
    return table.concat(out)`);
  // a character that only one of the two Unicodes has is known to neither test
  const expected = `${points.map((_, index) => (index % 2 === 0 ? 'au' : 'ua')[Math.floor(index / 2) % 2]).join('')}u`;
  expect(isSameUnicode ? answers : expected).toBe(expected);
});
