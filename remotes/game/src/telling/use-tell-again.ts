import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { type ComponentType, useMemo } from 'react';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { subjectOf, toldFor } from './told-for';

const loadTellAgain = async () => (await import('./telling-sheet')).TellAgain;

/**
 * Returns what loads the part that asks the relay again, for whoever asked for news and has got a rabbit since then, or when the relay has another
 * key; undefined while nothing is to be asked.
 */
export function useTellAgain(): (() => Promise<ComponentType>) | undefined {
  const { event, info } = useGame();
  const own = useOwnRabbitIfAny();
  const { process, relay } = event;
  const kept = useKeptValue(useMemo(() => toldFor(process), [process]));
  const isOther = kept !== undefined && relay && own && kept !== subjectOf(relay.key, own.player.rabbit);
  return isOther && valueOf(info.reading) ? loadTellAgain : undefined;
}
