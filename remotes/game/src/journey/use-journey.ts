import type { Me } from '@rainbow-rabbit/processes/rabbit/client';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { descriptorOf, useBackup, useWallet, type WalletState } from '@rainbow-rabbit/shared/wallet';
import { useSendableScans } from '../kept-scans/use-sendable-scans';
import { useGame } from '../session/game-context';
import { useIsMaking } from '../wallet-choice/use-making';
import type { JourneyFacts } from './whereabouts.domain';

/** Collects the facts that decide where this player may be, from the wallet, the ledger and this browser. */
export function useJourney(): JourneyFacts {
  const { info, me } = useGame();
  const { state } = useWallet();
  const backup = useBackup();
  const isMaking = useIsMaking();
  const waiting = useSendableScans();
  return {
    wallet: walletIn(state, isMaking),
    hasKeyfile: backup !== 'none',
    registration: registrationIn(me.reading),
    phase: valueOf(info.reading)?.phase ?? 'unknown',
    hasKeptScan: waiting.length > 0,
  };
}

function walletIn(state: WalletState, isMaking: boolean): JourneyFacts['wallet'] {
  switch (state.status) {
    case 'disconnected':
      if (state.failure) return 'failed';
      return isMaking ? 'making' : 'disconnected';
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
