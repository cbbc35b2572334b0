import {
  type Address,
  fromBase64Url,
  signTransaction,
  type TransactionLike,
} from '@rainbow-rabbit/shared/arweave';
import { ArweaveSigner } from 'arbundles';
import { readWalletFile } from '../../relay/src/wallet-file';

/** A wallet that signs items and pays for their bundle. */
export interface PublisherKey {
  address: Address;
  /** Signs the items of a bundle, with arbundles. */
  items: ArweaveSigner;
  signed(draft: TransactionLike): Promise<TransactionLike>;
}

/** Reads the wallet of a keyfile. @throws Error without anything of the file's content */
export async function readPublisherKey(file: string): Promise<PublisherKey> {
  const { address, signer, keyfile } = await readWalletFile(file);
  return {
    address,
    items: new ArweaveSigner(keyfile),
    signed: (draft) =>
      signTransaction(
        draft,
        fromBase64Url(keyfile.n),
        async (data) => new Uint8Array(await signer.sign(data)),
      ),
  };
}
