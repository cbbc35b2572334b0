import {
  createDataItem,
  type DataItemInput,
  generateKeyfile,
  keySigner,
  ownerAddress,
} from '@rainbow-rabbit/shared/arweave';
import type { WalletConnection } from '../wallet/use-connected-wallet';
import { signItemWith } from './sign-item-with';

/** A wallet that signs another item than the requested one. */
async function walletThatSigns(change: Partial<DataItemInput>): Promise<WalletConnection> {
  const signer = await keySigner(await generateKeyfile());
  const signDataItem = async (item: DataItemInput) =>
    (await createDataItem({ ...item, ...change }, signer)).bytes;
  return {
    method: 'Wander',
    address: await ownerAddress(signer.owner),
    connector: { signDataItem } as never,
  };
}

const draft = { data: { kind: 'text', text: 'hay' }, tags: [{ name: 'Action', value: 'Eat' }] } as const;

test('an item matches the request, and may have more tags', async () => {
  const tags = [...draft.tags, { name: 'Signing-Client', value: 'Some wallet' }];
  const item = await signItemWith(await walletThatSigns({ tags }), draft);
  expect(item.tags).toEqual(tags);
});

test.each([
  ['data', { data: 'poison' }],
  ['tags', { tags: [] }],
] as const)('an item with other %s than asked for is refused', async (part, change) => {
  await expect(signItemWith(await walletThatSigns(change), draft)).rejects.toMatchObject({
    code: 'data-item.not-what-was-asked',
    params: { part },
  });
});
