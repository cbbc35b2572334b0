import type { Address, DataItemInput, DataItemSigner } from '.';
import { createDataItem, generateKeyfile, type Keyfile, keySigner, ownerAddress } from '.';

/** A fresh RSA-4096 key in every form a test may want; making one takes 0.5 to 3 s. */
export interface TestSigner {
  keyfile: Keyfile;
  address: Address;
  signer: DataItemSigner;
  signDataItem: (item: DataItemInput) => Promise<Uint8Array>;
}

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
