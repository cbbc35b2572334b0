import {
  type DrawnEnd,
  type FoundWhiteRabbit,
  findWhiteRabbit,
} from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { useEffect, useState } from 'react';
import { useGame } from '../session/game-context';

/**
 * Draws the White Rabbit again: `searching` until it is known, undefined where it can't be found. The event is read once for
 * each seed.
 */
export function useWhiteRabbit(end: DrawnEnd): FoundWhiteRabbit | 'searching' | undefined {
  const ao = useAo();
  const { process } = useGame().event;
  const [found, setFound] = useState<{ seed: string; rabbit: FoundWhiteRabbit | undefined }>();
  const seed = end.draw?.seed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the ledger brings another end, which says the same.
  useEffect(() => {
    if (seed === undefined) return;
    let isGone = false;
    findWhiteRabbit({ ao, process }, end)
      // The screen is whole without the name.
      .catch(() => undefined)
      .then((rabbit) => {
        if (!isGone) setFound({ seed, rabbit });
      });
    return () => {
      isGone = true;
    };
  }, [ao, process, seed]);
  return seed === undefined || found?.seed === seed ? found?.rabbit : 'searching';
}
