import { readingOfRows } from '@rainbow-rabbit/parts/rows';
import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import { MissingPage } from '@rainbow-rabbit/shared/area';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, ButtonLink, Icon, Page } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { useMember } from '../community/use-member';
import { ReadingState } from '../live/reading-state';
import { personPath } from '../person-path';
import { BoardFilters } from './board-filters';
import { useBoardMessages } from './board-messages';
import styles from './board-page.module.css';
import { BoardRowsList } from './board-rows';
import { boardOfId } from './domain/board-name';
import type { BoardView } from './domain/board-types';
import { FoundRows } from './found-rows';
import { ShareBoard } from './share-board';
import { useBoardRows } from './use-board-rows';
import { useBoardSearch } from './use-board-search';
import { useBoardTitle } from './use-board-title';
import { useBoardView } from './use-board-view';
import { useLiveTitle } from './use-live-title';
import { useOwnPlace } from './use-own-place';

/** One board: its rows of any number, with filters, search and the own place. */
export function BoardScreen() {
  const community = useCommunity();
  const { view } = useBoardView();
  const title = useBoardTitle()(boardOfId(view.id));
  if (community) return <LiveBoard community={community} />;
  return (
    <>
      <Page title={title} width="normal" />
      <NoCommunityNote />
    </>
  );
}

/** Says who is on a list and what its points prove, with the way onto that of people. */
function ListNote({ list }: Pick<BoardView, 'list'>) {
  const t = useBoardMessages();
  if (list === 'admitted') return <p className={styles.none}>{t('board.proves')}</p>;
  return (
    <p className={styles.none}>
      {t('board.others-text')} <Link to="/social/claim">{t('board.show-ticket')}</Link>
    </p>
  );
}

function LiveBoard({ community }: { community: ProcessPlace }) {
  const t = useBoardMessages();
  const { iso } = useLocale();
  const { view, name, change } = useBoardView();
  const address = useMember()?.address;
  const rows = useBoardRows(community, view);
  const title = useLiveTitle(community, view.id, rows);
  const own = useOwnPlace({ community, view, address });
  const { search, goOn } = useBoardSearch(community, view, name);
  const [goal, setGoal] = useState<{ place: number }>();
  if (hasCode(rows.error, 'board.unknown')) return <MissingPage />;

  const { total } = rows;
  const known = valueOf(own.reading);
  const ownPlace = known === 'none' ? undefined : known;
  const ownRow = ownPlace?.list === view.list ? ownPlace.row : undefined;
  const go = (place: number, list = view.list) => {
    change({ name: '', list: list === 'others' ? list : '' });
    setGoal({ place });
  };
  const top = [0, 1, 2, 3, 4].flatMap((index) => rows.rowAt(index) ?? []);
  return (
    <Page width="normal">
      <header className={styles.head}>
        <Link to="/social/leaderboard" className={styles.back}>
          <Icon name="arrow-left" /> {t('board.back')}
        </Link>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p className={styles.count} role="status">
          {total !== undefined &&
            t(view.list === 'others' ? 'board.wallets' : 'board.people', {
              count: total,
              people: new Intl.NumberFormat(iso).format(total),
            })}
        </p>
      </header>
      <BoardFilters
        view={view}
        name={name}
        hasCities={boardOfId(view.id).kind !== 'city'}
        hasOthers={rows.others > 0}
        onChange={(filters) => {
          setGoal(undefined);
          change(filters);
        }}
      />
      <div className={styles.acts}>
        {ownPlace && (
          <Button variant="secondary" onClick={() => go(ownPlace.row.place, ownPlace.list)}>
            {t(ownPlace.list === 'others' ? 'board.own-place-others' : 'board.own-place', {
              place: new Intl.NumberFormat(iso).format(ownPlace.row.place),
            })}
          </Button>
        )}
        {ownPlace && (
          <ButtonLink variant="quiet" to={personPath(ownPlace.row.address)}>
            {t('board.own-page')}
          </ButtonLink>
        )}
        {view.list === 'admitted' && top.length > 0 && <ShareBoard title={title} top={top} own={ownRow} />}
      </div>
      <ListNote list={view.list} />
      {known === 'none' && <p className={styles.none}>{t('board.no-place')}</p>}
      <ReadingState reading={readingOfRows(rows)} refresh={rows.refresh} />
      {search.status === 'none' ? (
        <>
          {total === 0 && (
            <p className={styles.none}>{t(rows.others > 0 ? 'board.empty-people' : 'board.empty')}</p>
          )}
          {total !== undefined && total > 0 && (
            <BoardRowsList
              key={JSON.stringify(view)}
              total={total}
              rowAt={rows.rowAt}
              onShow={rows.show}
              own={ownRow}
              address={address}
              goal={goal}
            />
          )}
        </>
      ) : (
        <FoundRows search={search} address={address} onGo={go} onMore={goOn} />
      )}
    </Page>
  );
}
