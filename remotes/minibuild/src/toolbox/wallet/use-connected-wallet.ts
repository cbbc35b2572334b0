import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useWallet, type WalletConnector, type WalletMethod } from '@rainbow-rabbit/shared/wallet';

export interface WalletConnection {
  method: WalletMethod;
  address: Address;
  connector: WalletConnector;
}

/** Returns the connected wallet; undefined when no wallet is connected. */
export function useConnectedWallet(): WalletConnection | undefined {
  const { state } = useWallet();
  return state.status === 'connected' ? state : undefined;
}
