import type { Keyfile } from '../../arweave';
import { makeTestSigner } from '../../arweave/testing/signer';
import { nextTurn } from '../../testing/next-turn';
import { randomFrom } from '../../testing/random-from';
import type { WalletKey } from '../keyfile';
import { watchUnhandled } from '../testing/answers';
import { maxKeyfileBytes, parseKeyfile } from './parse-keyfile';

let good: WalletKey;
beforeAll(async () => {
  good = await makeTestSigner();
});

const outcomeOf = (text: string): Promise<unknown> => parseKeyfile(text).catch((error: unknown) => error);
const textWith = (change: object) => JSON.stringify({ ...good.keyfile, ...change });
const without = (...names: (keyof Keyfile)[]) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(good.keyfile).filter(([name]) => !names.includes(name as never))),
  );

const privateHalf = ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const;

it('knows a keyfile, and keeps nothing but its key', async () => {
  const { address, keyfile } = good;
  const decorated = {
    alg: 'PS256',
    ext: false,
    key_ops: [],
    use: 'enc',
    kid: 'mine',
    email: 'me@example.org',
  };
  for (const text of [
    JSON.stringify(keyfile),
    `\uFEFF${JSON.stringify(keyfile, null, 2)}\n`,
    textWith(decorated),
  ]) {
    expect(await parseKeyfile(text)).toEqual({ address, keyfile });
  }
});

it.each<[string, string, () => string]>([
  ['is too large', 'too-large', () => textWith({ note: 'x'.repeat(maxKeyfileBytes) })],
  ['is empty', 'not-json', () => ''],
  ['is a text', 'not-json', () => 'My keys are under the doormat.'],
  ['was cut off', 'not-json', () => JSON.stringify(good.keyfile).slice(0, -30)],
  ['is a seed phrase', 'seed-phrase', () => `${'rabbit '.repeat(11)}meadow\n`],
  ['is a long seed phrase', 'seed-phrase', () => Array(24).fill('うさぎ').join('　')],
  ['is another JSON value', 'foreign', () => '"kty"'],
  ['is null', 'foreign', () => 'null'],
  ['is a Solana key', 'foreign', () => JSON.stringify([...new Uint8Array(64)])],
  ['is an Ethereum keystore', 'foreign', () => '{"version":3,"crypto":{"cipher":"aes-128-ctr"}}'],
  [
    'is a key of elliptic curves',
    'wrong-kind',
    () => '{"kty":"EC","crv":"P-256","d":"AA","x":"AA","y":"AA"}',
  ],
  ['has more than two primes', 'wrong-kind', () => textWith({ oth: [] })],
  ['has another exponent', 'wrong-kind', () => textWith({ e: 'Aw' })],
  ['is too short', 'wrong-kind', () => textWith({ n: good.keyfile.n.slice(0, 340) })],
  ['is too long', 'wrong-kind', () => textWith({ n: `AAAA${good.keyfile.n}` })],
  ['begins with a zero', 'wrong-kind', () => textWith({ n: `A${good.keyfile.n.slice(1)}` })],
  ['is a public key', 'public-only', () => without(...privateHalf)],
  ['lacks the modulus', 'damaged', () => without('n')],
  ['is not base64url', 'damaged', () => textWith({ d: `+${good.keyfile.d.slice(1)}` })],
  ['is padded', 'damaged', () => textWith({ n: `${good.keyfile.n}=` })],
  ['holds a number', 'damaged', () => textWith({ p: 7 })],
  ['has its primes exchanged', 'damaged', () => textWith({ p: good.keyfile.q, q: good.keyfile.p })],
  ['has a prime of one', 'damaged', () => textWith({ p: 'AQ', q: good.keyfile.n })],
  ['has a prime of zero', 'damaged', () => textWith({ p: 'AA' })],
])('says of a file that %s: %s', async (_, code, text) => {
  expect(await outcomeOf(text())).toMatchObject({ code: `keyfile.${code}`, params: {} });
});

it.each(privateHalf)('misses %s', async (name) => {
  expect(await outcomeOf(without(name))).toMatchObject({ code: 'keyfile.damaged' });
});

it('does not believe a key whose parts are of two keys', async () => {
  const { keyfile: other } = await makeTestSigner();
  for (const name of ['n', ...privateHalf] as const) {
    expect(await outcomeOf(textWith({ [name]: other[name] }))).toMatchObject({ code: 'keyfile.damaged' });
  }
});

describe('1,000 keyfiles changed at random', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= "{}[],:\\\u0000é';
  const odd = [null, true, 0, -1, 1e308, '', 'AA', [], {}, 'AQAB', { kty: 'RSA' }];

  /** Changes the text, or one member, or two members with each other; some changes change nothing. */
  function mutate(random: (below: number) => number): string {
    const text = JSON.stringify(good.keyfile);
    const names = Object.keys(good.keyfile) as (keyof Keyfile)[];
    const name = () => names[random(names.length)] ?? 'n';
    const character = () => alphabet[random(alphabet.length)] ?? '';
    const spliced = (whole: string) => {
      const at = random(whole.length);
      return whole.slice(0, at) + character().repeat(random(3)) + whole.slice(at + random(3));
    };
    const one = name();
    const kinds = [
      () => spliced(text),
      () => text.slice(random(text.length), random(text.length)),
      () => textWith({ [one]: spliced(String(good.keyfile[one])) }),
      () => textWith({ [one]: good.keyfile[name()] }),
      () => textWith({ [one]: odd[random(odd.length)] }),
      () => textWith({ [one]: `A${good.keyfile[one]}` }),
      () => textWith({ [one]: `${good.keyfile[one]}A` }),
      () => textWith({ [one]: good.keyfile[one].split('').reverse().join('') }),
      () => without(one, name()),
      () => `${text}${character()}`,
      () => textWith({ [character()]: character() }),
    ];
    return kinds[random(kinds.length)]?.() ?? text;
  }

  it('are refused in plain words that quote none of them, or are the same key', async () => {
    const fraction = randomFrom(20_261_121);
    const random = (below: number) => Math.floor(fraction() * below);
    const unhandled = watchUnhandled();
    const secrets = privateHalf.map((name) => good.keyfile[name]);
    const codes = new Map<string, number>();
    for (let round = 0; round < 1000; round++) {
      const outcome = await outcomeOf(mutate(random));
      if (!(outcome instanceof Error)) {
        expect(outcome).toEqual({ address: good.address, keyfile: good.keyfile });
        codes.set('accepted', (codes.get('accepted') ?? 0) + 1);
        continue;
      }
      const { code, params, cause } = outcome as Error & { code: string; params: object };
      expect(code).toMatch(/^keyfile\./);
      expect([params, cause]).toEqual([{}, undefined]);
      const told = `${outcome.message} ${outcome.stack}`;
      expect(secrets.some((secret) => told.includes(secret.slice(0, 8)))).toBe(false);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    await nextTurn();
    unhandled.stop();
    expect(unhandled.seen).toEqual([]);
    // Chance reached every corner, the good one too.
    for (const code of ['accepted', 'keyfile.not-json', 'keyfile.wrong-kind', 'keyfile.damaged']) {
      expect(codes.get(code)).toBeGreaterThan(9);
    }
  });
});
