import type { DataItemInput } from '../../arweave';
import type { WalletPermission } from '../connector';

/** The API that the Wander extension (ArConnect before 2025) puts into pages; read in its version 1.41. */
export interface InjectedWallet {
  readonly walletName: string;
  readonly events?: {
    on: (event: 'activeAddress', listener: (address: string) => void) => void;
    off: (event: 'activeAddress', listener: (address: string) => void) => void;
  };
  connect: (
    permissions: readonly WalletPermission[],
    appInfo?: { name: string; logo?: string },
  ) => Promise<void>;
  disconnect: () => Promise<void>;
  getActiveAddress: () => Promise<string>;
  getActivePublicKey: () => Promise<string>;
  getPermissions: () => Promise<WalletPermission[]>;
  sign: (transaction: unknown) => Promise<unknown>;
  dispatch: (transaction: unknown) => Promise<unknown>;
  signDataItem: (item: DataItemInput) => Promise<ArrayBuffer | Uint8Array>;
  signature: (data: Uint8Array, algorithm: RsaPssParams) => Promise<Uint8Array>;
  signMessage: (data: Uint8Array, options?: { hashAlgorithm?: string }) => Promise<Uint8Array | ArrayBuffer>;
  encrypt: (data: Uint8Array, algorithm: unknown) => Promise<Uint8Array>;
  decrypt: (data: Uint8Array, algorithm: unknown) => Promise<Uint8Array>;
}

const names = ['ArConnect', 'Wander'];

/** Returns true for Wander's API; other extensions use the same place under other names. */
export function isWander(value: unknown): value is InjectedWallet {
  return (
    typeof value === 'object' &&
    value !== null &&
    'walletName' in value &&
    typeof value.walletName === 'string' &&
    names.includes(value.walletName) &&
    'connect' in value &&
    typeof value.connect === 'function'
  );
}

/** Returns the API of the wallet extension that wrote `window.arweaveWallet` last. The app never writes it. */
export function injectedNow(): unknown {
  return Reflect.get(window, 'arweaveWallet');
}
