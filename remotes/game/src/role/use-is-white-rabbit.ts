import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useCallback } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbit } from '../session/own-rabbit';
import { envelopeStore } from './envelope-store';
import { openCard } from './use-role-card';

/**
 * Returns a function that opens the own envelope of this phone for a moment, and returns true if it makes the player the White
 * Rabbit; false where there is no envelope, or the envelope doesn't open.
 */
export function useIsWhiteRabbit(): () => Promise<boolean> {
  const { client, info } = useGame();
  const { address, player } = useOwnRabbit();
  const { rabbit } = player;
  const { process } = client;
  const deal = valueOf(info.reading)?.deal;
  return useCallback(async () => {
    const envelope = envelopeStore(process, address).read();
    if (!deal || envelope?.hash !== deal.hash || envelope.sealed === undefined) return false;
    const card = await openCard({ process, address, rabbit, deal, envelope }).catch(() => undefined);
    return card?.role === 'white-rabbit';
  }, [process, address, rabbit, deal]);
}
