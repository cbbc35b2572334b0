import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useGame } from '../game/game-context';
import { keyfileStore } from '../game/game-stores';
import type { Me } from '../process/replies';
import type { Reading } from '../reading/reading';
import { valueOf } from '../reading/reading';
import { useStoredValue } from '../stored/use-stored-value';
import type { JourneyFacts } from './place';

/** What decides where this player may be, gathered from the wallet, the ledger and this browser. */
export function useJourney(): JourneyFacts {
  const { info, me, pendingScans } = useGame();
  const { state } = useWallet();
  const address = state.status === 'connected' ? state.address : '';
  const keyfile = useStoredValue(keyfileStore(address));
  const waiting = useStoredValue(pendingScans) ?? [];
  return {
    wallet: state.status,
    isKeyfileDue: state.status === 'connected' && state.method === 'QuickWallet' && keyfile === undefined,
    registration: registrationIn(me.reading),
    phase: valueOf(info.reading)?.phase ?? 'unknown',
    hasPendingScan: waiting.length > 0,
  };
}

function registrationIn(reading: Reading<Me>): JourneyFacts['registration'] {
  const me = valueOf(reading);
  if (!me) return 'unknown';
  return me.registered ? 'done' : 'missing';
}
