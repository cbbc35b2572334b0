import {
  type Address,
  createDataItem,
  fromBase64Url,
  type Keyfile,
  keySigner,
  ownerAddress,
  signTransaction,
  type TransactionLike,
  toBase64Url,
  unshared,
} from '@rainbow-rabbit/shared/arweave';
import { walletPermissions } from '../../shared/src/wallet/connector';

/** Text, or bytes as `{"0": 1, "1": 2}`, which is what becomes of them in JSON. */
type JsonData = string | Record<string, number>;

interface JsonDataItem {
  data: JsonData;
  tags?: { name: string; value: string }[];
  target?: string;
  anchor?: string;
}

/** A request as pages send it. */
export interface PhoneRequest {
  action: string;
  correlationData: string;
  data?: string;
  dataItem?: JsonDataItem;
  transaction?: Omit<TransactionLike, 'data'> & { data: string };
}

/** The account on a phone: does with its key what a request asks for, as the real wallet answers it. */
export interface PhoneWallet {
  address: Address;
  answer: (request: PhoneRequest) => Promise<unknown>;
}

const permissionByAction: Readonly<Record<string, string>> = {
  getActiveAddress: 'ACCESS_ADDRESS',
  getActivePublicKey: 'ACCESS_PUBLIC_KEY',
  getAllAddresses: 'ACCESS_ALL_ADDRESSES',
  getWalletNames: 'ACCESS_ALL_ADDRESSES',
  sign: 'SIGN_TRANSACTION',
  signDataItem: 'SIGN_TRANSACTION',
  signature: 'SIGNATURE',
  dispatch: 'DISPATCH',
  encrypt: 'ENCRYPT',
  decrypt: 'DECRYPT',
  userTokens: 'ACCESS_TOKENS',
  addToken: 'ACCESS_TOKENS',
};

/** Returns the permission that a page needs for an action; every page has a permission that it can do without. */
export const permissionFor = (action: string): string => permissionByAction[action] ?? 'ACCESS_ADDRESS';

const bytesOfJson = (data: JsonData) =>
  typeof data === 'string' ? data : Uint8Array.from(Object.values(data));
/** `9,8,7` */
const bytesOfDecimals = (text = '') => Uint8Array.from(text.split(',').map(Number));

export async function phoneWallet(keyfile: Keyfile): Promise<PhoneWallet> {
  const signer = await keySigner(keyfile);
  const owner = fromBase64Url(keyfile.n);
  const address = await ownerAddress(owner);
  const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const keyFor = (usage: 'encrypt' | 'decrypt') => {
    const { kty, n, e } = keyfile;
    const jwk = usage === 'encrypt' ? { kty, n, e } : { ...keyfile };
    return crypto.subtle.importKey('jwk', jwk, oaep, false, [usage]);
  };
  const sign = (transaction: PhoneRequest['transaction']) => {
    if (!transaction) throw new Error('Nothing to sign');
    const data = fromBase64Url(transaction.data);
    return signTransaction({ ...transaction, data }, owner, async (hash) =>
      unshared(await signer.sign(hash)),
    );
  };

  const answer: PhoneWallet['answer'] = async ({ action, data, dataItem, transaction }) => {
    switch (action) {
      case 'getActiveAddress':
        return address;
      case 'getAllAddresses':
        return [address];
      case 'getActivePublicKey':
        return keyfile.n;
      case 'getPermissions':
        return walletPermissions;
      case 'getWalletNames':
        return { [address]: 'Pocket' };
      case 'userTokens':
        return [];
      case 'addToken':
        return null;
      case 'signature':
        return toBase64Url(await signer.sign(bytesOfDecimals(data)));
      case 'encrypt':
      case 'decrypt':
        return toBase64Url(
          new Uint8Array(await crypto.subtle[action](oaep, await keyFor(action), bytesOfDecimals(data))),
        );
      case 'sign': {
        const signed = await sign(transaction);
        return { ...signed, data: toBase64Url(signed.data) };
      }
      case 'dispatch':
        return { id: (await sign(transaction)).id, type: 'BASE' };
      case 'signDataItem': {
        if (!dataItem) throw new Error('Nothing to sign');
        return toBase64Url(
          (await createDataItem({ ...dataItem, data: bytesOfJson(dataItem.data) }, signer)).bytes,
        );
      }
      default:
        throw new Error(`No wallet knows how to ${action}`);
    }
  };
  return { address, answer };
}
