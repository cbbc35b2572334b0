import { readFile } from 'node:fs/promises';
import {
  type Address,
  fromBase64Url,
  type Keyfile,
  keySigner,
  ownerAddress,
  signTransaction,
  type TransactionLike,
} from '@rainbow-rabbit/shared/arweave';
import { ArweaveSigner } from 'arbundles';

/** A wallet that signs items and pays for their bundle. */
export interface PublisherKey {
  address: Address;
  /** Signs the items of a bundle, with arbundles. */
  items: ArweaveSigner;
  signed(draft: TransactionLike): Promise<TransactionLike>;
}

/** Reads the wallet of a keyfile. @throws Error without anything of the file's content */
export async function readPublisherKey(file: string): Promise<PublisherKey> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} can't be read`);
  });
  try {
    const keyfile = JSON.parse(text) as Keyfile;
    const { owner, sign } = await keySigner(keyfile);
    return {
      address: await ownerAddress(owner),
      items: new ArweaveSigner(keyfile),
      signed: (draft) =>
        signTransaction(draft, fromBase64Url(keyfile.n), async (data) => new Uint8Array(await sign(data))),
    };
  } catch {
    // The parser's own error quotes the file.
    throw new Error(`${file} is no keyfile of a wallet`);
  }
}
