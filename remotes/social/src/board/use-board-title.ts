import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback } from 'react';
import { useCityName } from '../cities/use-city-name';
import { useBoardMessages } from './board-messages';
import { shownTitle } from './domain/board-name';
import type { NamedBoard } from './domain/board-types';

/** Returns a function from a board to its title in the language of the page. */
export function useBoardTitle(): (board: NamedBoard) => string {
  const t = useBoardMessages();
  const cityName = useCityName();
  const { events } = useNetwork();
  return useCallback(
    ({ id, kind, city, title }) => {
      if (kind === 'overall' || kind === 'league') return t(`board.title.${kind}`);
      if (kind === 'city') return cityName(city ?? id.replace(/^city-/, ''));
      const named = shownTitle(title) || shownTitle(events.find(({ process }) => process === id)?.name);
      if (named) return named;
      return kind === 'game' ? id.replace(/^game-/, '') : t('board.title.event', { id: shortAddress(id) });
    },
    [t, cityName, events],
  );
}
