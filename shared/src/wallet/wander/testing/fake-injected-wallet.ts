import {
  type DataItemInput,
  rsaPss,
  saltLength,
  signingKeyOf,
  signTransaction,
  type TransactionLike,
  toBase64Url,
  unshared,
  utf8,
} from '../../../arweave';
import type { TestSigner } from '../../../arweave/testing/signer';
import type { WalletPermission } from '../../connector';
import type { InjectedWallet } from '../injected-wallet';

/** Wander's API as the extension offers it, with real keys and a user who does as the test says. */
export interface InjectedFake {
  wallet: InjectedWallet;
  declineNext: () => void;
  switchTo: (signer: TestSigner) => void;
  /** The user ends the connection in the extension. */
  end: () => void;
}

const cancelled = 'User cancelled the AuthRequest';

export function createInjectedFake(first: TestSigner): InjectedFake {
  let account = first;
  let granted: readonly WalletPermission[] = [];
  let isDeclining = false;
  const heard = new Set<(address: string) => void>();

  const assertPermitted = async (permission: WalletPermission): Promise<void> => {
    if (!granted.includes(permission)) return Promise.reject(`Missing permission(s): ${permission}`);
  };
  /** Like the extension, which rejects with texts. */
  const approved = async (): Promise<void> => {
    const isRefused = isDeclining;
    isDeclining = false;
    if (isRefused) return Promise.reject(cancelled);
  };
  const rsa = async (data: Uint8Array, salt = saltLength, hash: string = rsaPss.hash) => {
    const key = await signingKeyOf(account.keyfile, hash);
    return new Uint8Array(await crypto.subtle.sign({ ...rsaPss, saltLength: salt }, key, unshared(data)));
  };
  const signed = (transaction: TransactionLike) =>
    signTransaction(transaction, unshared(account.signer.owner), async (data) => rsa(data));
  const announce = (address: string | undefined) =>
    window.dispatchEvent(new CustomEvent('walletSwitch', { detail: { address } }));

  const wallet: InjectedWallet = {
    walletName: 'ArConnect',
    events: {
      on: (_, listener) => heard.add(listener),
      off: (_, listener) => heard.delete(listener),
    },
    connect: async (permissions) => {
      await approved();
      granted = permissions;
    },
    disconnect: async () => {
      granted = [];
      announce(undefined);
    },
    getActiveAddress: async () => account.address,
    getActivePublicKey: async () => toBase64Url(account.signer.owner),
    getPermissions: async () => [...granted],
    sign: async (transaction) => {
      await approved();
      return signed(transaction as TransactionLike);
    },
    dispatch: async (transaction) => {
      await assertPermitted('DISPATCH');
      await approved();
      const { id } = await signed(transaction as TransactionLike);
      return { id, type: 'BASE' };
    },
    signDataItem: async (item: DataItemInput) => {
      await approved();
      const tags = [...(item.tags ?? []), { name: 'Signing-Client', value: 'Wander' }];
      const bytes = await account.signDataItem({ ...item, tags, anchor: '0'.repeat(32) });
      return unshared(bytes).buffer;
    },
    signature: async (data, algorithm) => {
      await approved();
      return rsa(data, algorithm.saltLength);
    },
    // The hash is both that of the message and that of RSA-PSS, as in the extension.
    signMessage: async (data, { hashAlgorithm = rsaPss.hash } = {}) => {
      await approved();
      const digest = await crypto.subtle.digest(hashAlgorithm, unshared(data));
      return rsa(new Uint8Array(digest), saltLength, hashAlgorithm);
    },
    encrypt: async (data) => {
      await assertPermitted('ENCRYPT');
      return Uint8Array.from([...utf8('locked:'), ...data]);
    },
    decrypt: async (data) => {
      await assertPermitted('DECRYPT');
      return data.slice(utf8('locked:').length);
    },
  };
  return {
    wallet,
    declineNext: () => {
      isDeclining = true;
    },
    switchTo: (signer) => {
      account = signer;
      for (const listener of heard) listener(signer.address);
      announce(signer.address);
    },
    end: () => {
      granted = [];
      announce(undefined);
    },
  };
}
