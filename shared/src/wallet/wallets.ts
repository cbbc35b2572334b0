import { arweaveApp } from './arweave-app/descriptor';
import { beaconWallet } from './beacon/descriptor';
import { quickWallet } from './quick-wallet/descriptor';
import type { WalletDescriptor } from './wallet-descriptor';
import { wander } from './wander/descriptor';

/** The wallets offered, in the order they are shown. A new one is a folder and a line here. */
export const walletDescriptors: readonly WalletDescriptor[] = [quickWallet, wander, arweaveApp, beaconWallet];

/** The wallet that a name stands for, be it an old one; undefined for no name of a wallet. */
export function descriptorOf(method: string | null): WalletDescriptor | undefined {
  return walletDescriptors.find((wallet) =>
    [wallet.method, ...(wallet.aliases ?? [])].some((name) => name === method),
  );
}
