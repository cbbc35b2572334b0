import { useTelling } from '@rainbow-rabbit/parts/telling';
import { newsOf } from '@rainbow-rabbit/processes/rabbit/client';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { subjectOf, toldFor } from './told-for';

/** Connects the sheet with the event's relay: the player may have a rabbit since the last ask. */
export function useEventTelling() {
  const { event, info } = useGame();
  const player = useOwnRabbitIfAny()?.player;
  const pathTo = usePaths();
  const { process, relay, name } = event;
  const reading = valueOf(info.reading);
  const rabbit = player && { rabbit: player.rabbit };
  return useTelling({
    process,
    relay,
    page: { name, path: pathTo('welcome') },
    news: reading && { ...rabbit, seen: newsOf(reading, player) },
    onTaken: () => relay && toldFor(process).write(subjectOf(relay.key, player?.rabbit)),
    onEnded: () => toldFor(process).clear(),
  });
}
