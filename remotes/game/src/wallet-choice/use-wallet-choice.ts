import { hasCode } from '@rainbow-rabbit/shared/errors';
import {
  recommendedWallet,
  useOfferedWallets,
  useWallet,
  type WalletDescriptor,
  type WalletMethod,
} from '@rainbow-rabbit/shared/wallet';
import { useEffect } from 'react';
import { useMakingStore } from './use-making';

export interface WalletChoice {
  /** The wallet for players who want to start at once; undefined where this deployment does not offer it. */
  quick: WalletDescriptor | undefined;
  /** The wallet that is connecting now. */
  connecting: WalletMethod | undefined;
  /** The error of the last attempt; the player's own refusal is not an error. */
  failure: unknown;
  /**
   * Loads a wallet's code ahead, because browsers let a wallet open its window only shortly after the tap.
   */
  aim: (method: WalletMethod) => void;
  choose: (method: WalletMethod) => void;
}

/** Connects a wallet from a screen of the game. The recommended wallet prepares itself as soon as the screen is shown. */
export function useWalletChoice(): WalletChoice {
  const { state, connect, prepare } = useWallet();
  const making = useMakingStore();
  const isConnected = state.status === 'connected';
  useEffect(() => {
    if (isConnected) making.clear();
  }, [isConnected, making]);
  const isFree = state.status === 'disconnected';
  const quick = useOfferedWallets('game').find(({ method }) => method === recommendedWallet.method);
  const aheadOf = isFree ? quick?.method : undefined;
  useEffect(() => {
    if (aheadOf) prepare(aheadOf);
  }, [aheadOf, prepare]);
  const failure = state.status === 'disconnected' ? state.failure : undefined;
  return {
    quick,
    connecting: state.status === 'connecting' && !state.isResuming ? state.method : undefined,
    failure: hasCode(failure, 'wallet.connection-canceled') ? undefined : failure,
    aim: prepare,
    choose: (method) => {
      if (method === quick?.method) making.write(true);
      // The wallet's state has the error.
      connect(method).catch(() => undefined);
    },
  };
}
