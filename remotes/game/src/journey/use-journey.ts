import type { Me } from '@rainbow-rabbit/processes/rabbit/client';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { descriptorOf, useBackup, useWallet, type WalletState } from '@rainbow-rabbit/shared/wallet';
import { useSendableScans } from '../kept-scans/use-sendable-scans';
import { useGame } from '../session/game-context';
import type { JourneyFacts } from './domain/whereabouts';

/** Collects the facts that decide where this player may be, from the wallet, the ledger and this browser. */
export function useJourney(): JourneyFacts {
  const { info, me } = useGame();
  const { state } = useWallet();
  const backup = useBackup();
  const waiting = useSendableScans();
  return {
    wallet: walletIn(state),
    hasKeyfile: backup !== 'none',
    registration: registrationIn(me.reading),
    phase: valueOf(info.reading)?.phase ?? 'unknown',
    hasKeptScan: waiting.length > 0,
  };
}

function walletIn(state: WalletState): JourneyFacts['wallet'] {
  switch (state.status) {
    case 'disconnected':
      return state.failure ? 'failed' : 'disconnected';
    case 'connecting':
      return !state.isResuming && descriptorOf(state.method).kind === 'built-in' ? 'making' : 'connecting';
    case 'switched':
      // The shell asks about a switched account above the page.
      return 'connecting';
    case 'connected':
      return 'connected';
  }
}

function registrationIn(reading: Reading<Me>): JourneyFacts['registration'] {
  const me = valueOf(reading);
  if (!me) return 'unknown';
  return me.registered ? 'done' : 'missing';
}
