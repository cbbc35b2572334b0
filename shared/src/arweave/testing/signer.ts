import { nextKeyfile } from '../../testing/kept-keys';
import type { Address, DataItemInput, DataItemSigner } from '..';
import { createDataItem, type Keyfile, keySigner, ownerAddress } from '..';

/** An RSA-4096 key in every form that a test may need. */
export interface TestSigner {
  keyfile: Keyfile;
  address: Address;
  signer: DataItemSigner;
  signDataItem: (item: DataItemInput) => Promise<Uint8Array>;
}

/** Makes a signer; each call in a test file gives another. */
export async function makeTestSigner(): Promise<TestSigner> {
  const keyfile = await nextKeyfile();
  const signer = await keySigner(keyfile);
  return {
    keyfile,
    address: await ownerAddress(signer.owner),
    signer,
    signDataItem: async (item) => (await createDataItem(item, signer)).bytes,
  };
}
