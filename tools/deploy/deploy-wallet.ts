import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { ArweaveSigner, createData } from 'arbundles';
import { readWalletFile } from '../../relay/src/wallet-file';

/** The wallet that owns what is deployed. Its items are signed by the published `arbundles`. */
export interface DeployWallet {
  address: Address;
  signer: ItemSigner;
}

/** Reads the wallet of a keyfile. @throws Error without anything of the file's content */
export async function readDeployWallet(file: string): Promise<DeployWallet> {
  const { address, keyfile } = await readWalletFile(file);
  const key = new ArweaveSigner(keyfile);
  return {
    address,
    signer: {
      address,
      async signDataItem({ data, tags = [], target, anchor }) {
        const options = {
          tags: tags.map((tag) => ({ ...tag })),
          ...(target && { target }),
          ...(anchor && { anchor }),
        };
        const item = createData(data, key, options);
        await item.sign(key);
        return new Uint8Array(item.getRaw());
      },
    },
  };
}
