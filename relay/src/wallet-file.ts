import { readFile } from 'node:fs/promises';
import {
  type Address,
  type DataItemSigner,
  type Keyfile,
  keySigner,
  ownerAddress,
} from '@rainbow-rabbit/shared/arweave';

/** The wallet of a keyfile. */
export interface WalletFile {
  address: Address;
  signer: DataItemSigner;
  keyfile: Keyfile;
}

/** Reads the wallet of a keyfile. @throws Error without anything of the file's content */
export async function readWalletFile(file: string): Promise<WalletFile> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} can't be read. Name the keyfile of a wallet.`);
  });
  try {
    const keyfile = JSON.parse(text) as Keyfile;
    const signer = await keySigner(keyfile);
    return { address: await ownerAddress(signer.owner), signer, keyfile };
  } catch {
    // The parser's own error quotes the file.
    throw new Error(`${file} is no keyfile of a wallet.`);
  }
}
