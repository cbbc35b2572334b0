import { useMessages } from '../messages';
import { useCityNames } from '../names/use-city-names';

/** Returns a function that names a board of the arcade by its id. */
export function useArcadeBoardName(): (board: string) => string {
  const t = useMessages();
  const cityName = useCityNames();
  return (board) => {
    if (board.startsWith('challenge-')) return t('board.name.challenge');
    const [, kind, ...slug] = board.split('-');
    if (kind === 'daily') return t('board.name.daily');
    if (kind === 'city') return cityName(slug.join('-'));
    return t('board.name.all');
  };
}
