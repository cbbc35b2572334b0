import { type PictureRow, ShareRows } from '@rainbow-rabbit/parts/share/rows';
import type { BoardRow } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { shownName } from './domain/shown-name';
import { useShareWords } from './use-share-words';

interface ShareBoardProps {
  title: string;
  /** The first rows of the board. */
  top: readonly BoardRow[];
  own: BoardRow | undefined;
}

/** The button that makes a picture of the first rows and the own one, and shares it. */
export function ShareBoard({ title, top, own }: ShareBoardProps) {
  const { iso } = useLocale();
  const rowsOf = () => {
    const number = new Intl.NumberFormat(iso);
    const rowOf = (row: BoardRow): PictureRow => ({
      place: number.format(row.place),
      name: shownName(row),
      points: number.format(row.points),
      isOwn: row.address === own?.address,
    });
    const isOwnLower = own !== undefined && !top.some(({ address }) => address === own.address);
    return {
      rows: [...top, ...(isOwnLower ? [own] : [])].map(rowOf),
      hasGap: isOwnLower && own.place > top.length + 1,
    };
  };
  return <ShareRows words={useShareWords()} title={title} rowsOf={rowsOf} />;
}
