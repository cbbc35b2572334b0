import { useEffect, useRef } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';

/** So long an answer about the own rabbit is new enough for a touch, in milliseconds (docs/product 9.144). */
export const newEnoughMs = 15_000;

/**
 * Asks for news of the own rabbit when its screen is touched: whoever puts the code away may just have been scanned. A
 * phone at rest asks no more often for it, and one whose event has a relay leaves the few reads of a venue to the relay.
 */
export function useNewsWhenTouched(isOn: boolean): void {
  const { client, event, me } = useGame();
  const { address } = usePlayer();
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const { accept } = me;
  const mayAsk = isOn && event.relay === undefined;
  useEffect(() => {
    if (!mayAsk) return;
    const ask = () => {
      if (performance.now() - askedAt.current < newEnoughMs) return;
      askedAt.current = performance.now();
      // Without an answer, the reading of the session says so at its next turn.
      client.me(address, { maxAgeMs: newEnoughMs }).then(accept, () => undefined);
    };
    document.addEventListener('pointerdown', ask);
    document.addEventListener('keydown', ask);
    return () => {
      document.removeEventListener('pointerdown', ask);
      document.removeEventListener('keydown', ask);
    };
  }, [mayAsk, client, address, accept]);
}
