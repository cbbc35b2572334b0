import { createDataItem, keySigner, ownerAddress, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { inverseOf, makeWallets } from './wallets';

it('the inverse of a number gives one with it', () => {
  for (const number of [2n, 3n, 65_537n, 99_990n]) {
    expect((number * inverseOf(number, 100_003n)) % 100_003n).toBe(1n);
  }
});

it('wallets sign like any other, and have addresses of their own', async () => {
  const wallets = await makeWallets(3);
  const signers = await Promise.all(wallets.map(keySigner));
  const addresses = await Promise.all(signers.map(({ owner }) => ownerAddress(owner)));
  expect(new Set(addresses).size).toBe(3);
  for (const signer of signers) {
    const item = await createDataItem({ data: 'x' }, signer);
    expect(await verifyDataItem(item)).toBe(true);
  }
});
