import type { AoClient, ItemSigner } from '@rainbow-rabbit/shared/ao';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  type ProcessId,
} from '@rainbow-rabbit/shared/arweave';

/** Makes a wallet that lasts as long as this process: `Settle` is open to everybody, so it needs no right and no name. */
async function passingWallet(): Promise<ItemSigner> {
  const key = await keySigner(await generateKeyfile());
  const address = await ownerAddress(key.owner);
  return { address, signDataItem: async (item) => (await createDataItem(item, key)).bytes };
}

/** Returns a function that sends an event's process `Settle`, without a wait for what comes of it: `Info` shows that. */
export function createSettler(ao: AoClient, process: ProcessId): () => Promise<void> {
  let signer: Promise<ItemSigner> | undefined;
  return async () => {
    signer ??= passingWallet();
    const message = { process, tags: [{ name: 'Action', value: 'Settle' }] };
    await ao.post(await ao.sign(message, await signer));
  };
}
