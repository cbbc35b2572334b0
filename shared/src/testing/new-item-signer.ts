import type { ItemSigner } from '../ao';
import { type Address, createDataItem, generateKeyfile, keySigner, ownerAddress } from '../arweave';

/**
 * Makes a wallet of its own that signs data items, and asks nobody.
 * @param watched returns the function that signs as a test wants to watch it, such as `jest.fn`
 */
export async function newItemSigner(
  watched = (sign: ItemSigner['signDataItem']): ItemSigner['signDataItem'] => sign,
): Promise<ItemSigner & { address: Address }> {
  const key = await keySigner(await generateKeyfile());
  const address = await ownerAddress(key.owner);
  return { address, signDataItem: watched(async (item) => (await createDataItem(item, key)).bytes) };
}
