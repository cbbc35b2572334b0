import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { type ComponentType, useMemo } from 'react';
import { useExtraPart } from '../frame/use-extra-part';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { subjectOf, toldFor } from './told-for';

const loadTellAgain = async () => (await import('./telling-sheet')).TellAgain;

/**
 * Returns what asks the relay again, for whoever asked for news and has got a rabbit since then, or when the relay has another key; undefined
 * while nothing is to be asked.
 */
export function useTellAgain(): ComponentType | undefined {
  const { event, info } = useGame();
  const own = useOwnRabbitIfAny();
  const { process, relay } = event;
  const kept = useKeptValue(useMemo(() => toldFor(process), [process]));
  const isOther = kept !== undefined && relay && own && kept !== subjectOf(relay.key, own.player.rabbit);
  const isDue = isOther === true && valueOf(info.reading) !== undefined;
  const Again = useExtraPart(isDue ? loadTellAgain : undefined);
  return isDue ? Again : undefined;
}
