import { fromBase64Url, type TxId } from '../arweave';
import { AppError, type ErrorCode } from '../errors';
import { draftSiloTransaction, readSilo } from './silo';

const prices = { anchor: async () => 'a'.repeat(43), price: async () => '1' };
const empty = { arql: async () => [], data: async () => ({ bytes: new Uint8Array(), isProven: false }) };

it.each(['bubble', 'bubble.', '.7', 'bubble.x', 'bubble.7x', 'two words.7', 'bubble.-1', 'bubble.1.5', ''])(
  'has no silo named "%s"',
  async (name) => {
    const refused = { code: 'silo.name-invalid' };
    await expect(draftSiloTransaction(name, { data: 'x' }, prices)).rejects.toMatchObject(refused);
    await expect(readSilo(name, empty)).rejects.toMatchObject(refused);
  },
);

it.each(['bubble.21', 'bubble.64', 'bubble.99999999999999999999'])(
  'does not begin to count for %s',
  async (name) => {
    const refused = { code: 'silo.number-too-large', params: { limit: 20 } };
    await expect(readSilo(name, empty)).rejects.toMatchObject(refused);
  },
);

it('lets the page go on while it counts', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await expect(readSilo('bubble.16', empty)).rejects.toMatchObject({ code: 'silo.not-found' });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

it.each([
  ['nothing', 'silo.empty', {}],
  ['empty data', 'silo.empty', { data: '' }],
  ['a target', 'silo.data-only', { data: 'x', target: `${'x'.repeat(42)}A` }],
  ['an amount', 'silo.data-only', { data: 'x', quantity: '0' }],
])('takes no transaction with %s', async (_, code, input) => {
  await expect(draftSiloTransaction('bubble.7', input, prices)).rejects.toMatchObject({ code });
});

/** A gateway that has something in that silo, and something newer that can't be read. */
async function withUnreadable(name: string, code: ErrorCode) {
  const { data, tags } = await draftSiloTransaction(name, { data: 'hay' }, prices);
  const text = (encoded: string) => new TextDecoder().decode(fromBase64Url(encoded));
  const readableTags = tags.map((tag) => ({ name: text(tag.name), value: text(tag.value) }));
  const [bad, good] = ['b', 'g'].map((letter) => letter.repeat(43) as TxId);
  return {
    arql: async () => [bad, good],
    data: async (id: string) => {
      if (id === bad) throw new AppError(code);
      return { bytes: data, record: { readableTags }, isProven: true };
    },
  } as never;
}

it.each(['tx-unverified', 'tx-failed', 'data-missing', 'data-unverified', 'data-too-large'] as const)(
  'still opens after others have added an entry that is %s',
  async (problem) => {
    const { bytes } = await readSilo('bubble.7', await withUnreadable('bubble.7', `gateway.${problem}`));
    expect(new TextDecoder().decode(bytes)).toBe('hay');
  },
);

it('is not said to hold something older because the network failed', async () => {
  const failing = await withUnreadable('bubble.7', 'http.unreachable');
  await expect(readSilo('bubble.7', failing)).rejects.toMatchObject({ code: 'http.unreachable' });
});

it('believes no gateway that gives something of another silo', async () => {
  const lying = { ...empty, arql: async () => ['x'.repeat(43) as TxId] };
  await expect(readSilo('bubble.7', lying)).rejects.toMatchObject({ code: 'silo.not-found' });
});
