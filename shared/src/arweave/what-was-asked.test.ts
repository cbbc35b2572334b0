import { AppError } from '../errors';
import { createDataItem, type DataItemInput, toBase64Url } from '.';
import { makeTestSigner, type TestSigner } from './testing/signer';
import { parseWhatWasAsked } from './what-was-asked';

let wallet: TestSigner;
beforeAll(async () => {
  wallet = await makeTestSigner();
});

const asked: DataItemInput = {
  target: toBase64Url(new Uint8Array(32).fill(1)),
  tags: [
    { name: 'Action', value: 'Scan' },
    { name: 'Rabbit', value: '7' },
  ],
  data: '{"slot":1}',
};
const extra = { name: 'Signing-Client', value: 'Some wallet' };

/** The error for a wallet that signs another item than it was sent. */
async function verdictOn(change: Partial<DataItemInput>, address = wallet.address) {
  const { bytes } = await createDataItem({ ...asked, ...change }, wallet.signer);
  return parseWhatWasAsked(bytes, asked, address).then(
    () => 'right',
    (error) => (error instanceof AppError ? (error.params.part ?? error.code) : error),
  );
}

const [action, rabbit] = asked.tags ?? [];
if (!(action && rabbit)) throw new Error('the test asks for two tags');

it('accepts what was asked, with tags and an anchor of the wallet’s own', async () => {
  expect(await verdictOn({})).toBe('right');
  expect(await verdictOn({ tags: [action, rabbit, extra] })).toBe('right');
  expect(await verdictOn({ tags: [extra, action, rabbit] })).toBe('right');
  expect(await verdictOn({ anchor: 'x'.repeat(32) })).toBe('right');
});

it.each([
  ['another target', { target: toBase64Url(new Uint8Array(32)) }, 'target'],
  ['no target', { target: undefined }, 'target'],
  ['other data', { data: '{"slot":2}' }, 'data'],
  ['no tags', { tags: [] }, 'tags'],
  ['a missing tag', { tags: [action] }, 'tags'],
  ['another value', { tags: [action, { ...rabbit, value: '8' }] }, 'tags'],
  ['tags in another order', { tags: [rabbit, action] }, 'tags'],
  [
    'a tag nobody asked for that the receiver acts on',
    { tags: [action, rabbit, { name: 'Quantity', value: '1' }] },
    'tags',
  ],
  ['a name that is repeated', { tags: [action, rabbit, { name: 'action', value: 'Transfer' }] }, 'tags'],
])('refuses %s', async (_, change, part) => {
  expect(await verdictOn(change)).toBe(part);
});

it('refuses another owner than the connected one', async () => {
  const { address } = await makeTestSigner();
  expect(await verdictOn({}, address)).toBe('owner');
});

it('refuses a signature that does not hold', async () => {
  const bytes = await wallet.signDataItem(asked);
  bytes.fill(0, 10, 20);
  await expect(parseWhatWasAsked(bytes, asked)).rejects.toMatchObject({ params: { part: 'signature' } });
});

it.each(['declined', undefined, null, {}, [1, 2], new Uint8Array(10)])('refuses %p', async (garbage) => {
  await expect(parseWhatWasAsked(garbage, asked)).rejects.toMatchObject({ code: /^data-item\./ });
});
