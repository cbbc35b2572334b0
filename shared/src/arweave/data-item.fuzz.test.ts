import { AppError } from '../errors';
import { randomFrom } from '../testing/random-from';
import { createDataItem, generateKeyfile, keySigner, parseDataItem, verifyDataItem } from '.';

const random = randomFrom(2024);
const below = (limit: number) => Math.floor(random() * limit);
const noise = (size: number) => Uint8Array.from({ length: size }, () => below(256));

/** Returns true when bytes are parsed as an item that verifies. An error that is no AppError fails the test. */
async function isAccepted(bytes: Uint8Array): Promise<boolean> {
  try {
    return await verifyDataItem(await parseDataItem(bytes));
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('data-item.')) return false;
    throw error;
  }
}

it('accepts none of 1,000 noises', async () => {
  for (let round = 0; round < 1000; round++) {
    const bytes = noise(below(3000));
    // Most noise would fail at the signature type: this lets it get further.
    bytes.set([1 + below(7), 0].slice(0, bytes.length));
    expect(await isAccepted(bytes)).toBe(false);
  }
});

it('accepts none of 1,000 damaged items', async () => {
  const signer = await keySigner(await generateKeyfile());
  const tags = [
    { name: 'Action', value: 'Scan' },
    { name: 'Data-Protocol', value: 'ao' },
  ];
  const { bytes } = await createDataItem({ data: 'seven colours', tags }, signer);
  for (let round = 0; round < 1000; round++) {
    const damaged = bytes.slice(0, random() < 0.3 ? below(bytes.length) : bytes.length);
    // Half of the damage goes to the header, where the structure is.
    const start = random() < 0.5 ? 1026 : 0;
    const position = start + below(Math.max(1, damaged.length - start));
    if (position < damaged.length) damaged[position] = (damaged[position] ?? 0) ^ (1 + below(255));
    else damaged.fill(below(256), 0, 1);
    expect(await isAccepted(damaged)).toBe(false);
  }
});
