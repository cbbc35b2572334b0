import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Navigate } from '@rainbow-rabbit/shared/router';
import { useMemo } from 'react';
import { endingSeenStore } from '../journey/ending-seen';
import type { Place } from '../places/places';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';

/** Leads a player to the ending once, as soon as somebody has won. The screen of the ending notes that it was seen. */
export function ToEndingOnce({ place }: { place: Place }) {
  const { event, info } = useGame();
  const isPlayer = useOwnRabbitIfAny() !== undefined;
  const pathTo = usePaths();
  const store = useMemo(() => endingSeenStore(event.process), [event.process]);
  const seen = useKeptValue(store);
  const { winner, reveal } = valueOf(info.reading) ?? {};
  const isDue = isPlayer && winner && reveal && seen !== reveal.at;
  return isDue && place !== 'ending' ? <Navigate to={pathTo('ending')} /> : null;
}
