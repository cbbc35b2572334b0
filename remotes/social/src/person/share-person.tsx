import { pageUrl } from '@rainbow-rabbit/parts/share';
import { ShareRows } from '@rainbow-rabbit/parts/share/rows';
import type { PersonPage } from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { shownTitle } from '../board/domain/board-name';
import { useBoardTitle } from '../board/use-board-title';
import { usePlaceWords } from '../board/use-place-words';
import { useShareWords } from '../board/use-share-words';
import { ShareOrCopy } from '../live/share-or-copy';
import { personPath } from '../person-path';
import { picturedRows } from './domain/picture-rows';
import styles from './person.module.css';
import { usePersonMessages } from './person-messages';
import type { Deeds } from './read-deeds';

interface SharePersonProps {
  name: string;
  address: string;
  page: Extract<PersonPage, { shown: true }>;
  /** Undefined while they are on their way, or if they don't come. */
  deeds: Deeds | undefined;
  isKnown: boolean;
}

/** The buttons that share the link of a page, and a picture of it, which waits for all of it. */
export function SharePerson({ name, address, page, deeds, isKnown }: SharePersonProps) {
  const t = usePersonMessages();
  const boardTitle = useBoardTitle();
  const { points } = usePlaceWords();
  const number = new Intl.NumberFormat(useLocale().iso);
  const rowsOf = () => ({
    hasGap: false,
    rows: picturedRows({
      rainbows: (deeds?.rainbows ?? []).map(({ event, rank }) => ({
        name: shownTitle(event.name),
        place: rank === undefined ? undefined : number.format(rank),
      })),
      rainbow: t('person.rainbow'),
      boards: page.boards.map((board) => ({
        name: boardTitle(board),
        place: number.format(board.place),
        points: points(board.points),
      })),
      meetUps: page.attended > 0 ? t('person.meetups.all', { count: page.attended }) : undefined,
    }),
  });
  return (
    <div className={styles.acts}>
      <ShareOrCopy
        title={name}
        url={() => pageUrl(personPath(address))}
        words={t('person.share')}
        link={t('person.share.link')}
      />
      <ShareRows words={useShareWords()} title={name} rowsOf={rowsOf} isReady={isKnown} />
    </div>
  );
}
