import type { BoardListName } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useBoardMessages } from './board-messages';

/** Returns functions that put a place on a list, and points, into words. */
export function usePlaceWords() {
  const t = useBoardMessages();
  const number = new Intl.NumberFormat(useLocale().iso);
  return {
    placeOn: (list: BoardListName, place: number) => {
      const words = t('board.place', { place: number.format(place) });
      return list === 'others' ? `${words}, ${t('board.list.others')}` : words;
    },
    points: (count: number) => t('board.points', { count, points: number.format(count) }),
  };
}
