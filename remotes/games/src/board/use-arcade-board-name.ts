import { isArcadeSlug } from '../arcades';
import { useMessages } from '../messages';

/** Returns a function that names a board of the arcade by its id. */
export function useArcadeBoardName(): (board: string) => string {
  const t = useMessages();
  return (board) => {
    if (board.startsWith('challenge-')) return t('board.name.challenge');
    const [, kind, slug = ''] = board.split('-');
    if (kind === 'daily') return t('board.name.daily');
    if (kind === 'city') return isArcadeSlug(slug) ? t(`city.${slug}`) : slug;
    return t('board.name.all');
  };
}
