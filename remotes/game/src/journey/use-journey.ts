import type { Me } from '@rainbow-rabbit/processes/rabbit/client';
import type { Reading } from '@rainbow-rabbit/shared/reading';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useSendableScans } from '../kept-scans/use-sendable-scans';
import { useKeyfileOutcome } from '../keyfile/use-keyfile-outcome';
import { useGame } from '../session/game-context';
import type { JourneyFacts } from './domain/whereabouts';

/** Collects the facts that decide where this player may be, from the wallet, the ledger and this browser. */
export function useJourney(): JourneyFacts {
  const { info, me } = useGame();
  const { state } = useWallet();
  const { outcome: keyfile } = useKeyfileOutcome();
  const waiting = useSendableScans();
  return {
    // The shell asks about a switched account above the page.
    wallet: state.status === 'switched' ? 'connecting' : state.status,
    keyfile: keyfile === 'saved' || keyfile === 'later' ? 'asked' : keyfile,
    registration: registrationIn(me.reading),
    phase: valueOf(info.reading)?.phase ?? 'unknown',
    hasKeptScan: waiting.length > 0,
  };
}

function registrationIn(reading: Reading<Me>): JourneyFacts['registration'] {
  const me = valueOf(reading);
  if (!me) return 'unknown';
  return me.registered ? 'done' : 'missing';
}
