import { AppError } from '@rainbow-rabbit/shared/errors';
import { descriptorOf, useWallet, type WalletState } from '@rainbow-rabbit/shared/wallet';
import { useCallback, useEffect, useRef } from 'react';
import { useIsMaking } from '../wallet-choice/use-making';
import { useWalletChoice } from '../wallet-choice/use-wallet-choice';

export type ReadyWallet = Extract<WalletState, { status: 'connected' }>;

export interface JoiningWallet {
  /** `making`: this browser's own wallet is being made; `own`: it is there; `other`: a wallet that the player has brought. */
  status: 'missing' | 'making' | 'own' | 'other';
  /** The error of the last attempt to make or connect the wallet. */
  failure: unknown;
  /** Makes the wallet again; undefined where players bring their own. */
  retry: (() => void) | undefined;
  /**
   * Resolves to the connected wallet, and makes one where none is being made.
   * @throws AppError `wallet.not-connected` where players bring their own; as `Wallet.connect`
   */
  ready: () => Promise<ReadyWallet>;
}

/** The wallet of a player who fills in the form: its key is made meanwhile, and awaited when the form is sent. */
export function useJoiningWallet(): JoiningWallet {
  const { state, connect } = useWallet();
  const { quick, failure, choose } = useWalletChoice();
  const method = quick?.method;
  const isMaking = useIsMaking();
  // After a reload in the middle, nobody has begun yet.
  const isToMake = isMaking && state.status === 'disconnected' && !state.failure && method !== undefined;
  useEffect(() => {
    // The wallet's state has the error.
    if (isToMake) connect(method).catch(() => undefined);
  }, [isToMake, method, connect]);
  const latest = useRef(state);
  const waiting = useRef<((wallet: ReadyWallet) => void)[]>([]);
  useEffect(() => {
    latest.current = state;
    if (state.status !== 'connected') return;
    for (const proceed of waiting.current.splice(0)) proceed(state);
  }, [state]);

  const ready = useCallback(async () => {
    if (latest.current.status === 'connected') return latest.current;
    if (!method) throw new AppError('wallet.not-connected');
    const connected = new Promise<ReadyWallet>((resolve) => waiting.current.push(resolve));
    await connect(method);
    return connected;
  }, [connect, method]);

  return { status: statusOf(state), failure, retry: method && (() => choose(method)), ready };
}

function statusOf(state: WalletState): JoiningWallet['status'] {
  if (state.status === 'connecting') return 'making';
  if (state.status !== 'connected') return 'missing';
  return descriptorOf(state.method).capabilities.livesInThisBrowser ? 'own' : 'other';
}
