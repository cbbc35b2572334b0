import type { Address, DataItemInput, DataItemSigner } from '..';
import { createDataItem, generateKeyfile, type Keyfile, keySigner, ownerAddress } from '..';

/** An RSA-4096 key in every form that a test may need. */
export interface TestSigner {
  keyfile: Keyfile;
  address: Address;
  signer: DataItemSigner;
  signDataItem: (item: DataItemInput) => Promise<Uint8Array>;
}

/** Makes a signer; each call in a test file gives another, whose key is prepared (`tools/jest/testing/prepared-keys.cjs`). */
export async function makeTestSigner(): Promise<TestSigner> {
  const keyfile = await generateKeyfile();
  const signer = await keySigner(keyfile);
  return {
    keyfile,
    address: await ownerAddress(signer.owner),
    signer,
    signDataItem: async (item) => (await createDataItem(item, signer)).bytes,
  };
}
