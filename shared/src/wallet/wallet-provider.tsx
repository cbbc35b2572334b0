import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { AppError } from '../errors';
import { keptApprovalsIn } from './kept-approvals';
import { rememberedMethodIn } from './remembered-method';
import type { Wallet } from './wallet';
import type { WalletNetwork } from './wallet-descriptor';
import { createWalletStore, type WalletStore } from './wallet-store';
import { walletDescriptors } from './wallets';

const WalletContext = createContext<Wallet | undefined>(undefined);

export interface WalletProviderProps {
  /** Default: one with the wallets of the product, which remembers the choice in this browser. */
  store?: WalletStore;
  /** The app's network, for that default one. */
  network?: WalletNetwork;
  children: ReactNode;
}

/** Holds the app's one wallet connection, and makes it again on load with the wallet that was used last. */
export function WalletProvider({ store: given, network, children }: WalletProviderProps) {
  const [own] = useState(() =>
    createWalletStore({
      remembered: rememberedMethodIn(() => window.localStorage),
      keptApprovals: keptApprovalsIn(() => window.localStorage),
      network,
    }),
  );
  const store = given ?? own;
  useEffect(() => store.start(), [store]);
  useEffect(findExtensions, []);
  const wallet = useSyncExternalStore(store.subscribe, store.wallet, store.wallet);
  return <WalletContext value={wallet}>{children}</WalletContext>;
}

/** Extensions are kept as soon as they show themselves: another may take their place in the page before anyone asks for them. */
function findExtensions(): void {
  for (const { detect } of walletDescriptors) void detect?.();
}

/**
 * The app's wallet connection. Nothing of it is ever put on `window`.
 * @throws AppError `wallet.no-provider` outside of a `WalletProvider`
 */
export function useWallet(): Wallet {
  const wallet = useContext(WalletContext);
  if (!wallet) throw new AppError('wallet.no-provider');
  return wallet;
}
