import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import {
  type BoardSummary,
  maxBoardsPage,
  type ProcessPlace,
  readBoard,
  readBoards,
} from '@rainbow-rabbit/processes/community/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Card, Page } from '@rainbow-rabbit/shared/ui';
import { useRef } from 'react';
import { NoCommunityNote } from '../community/no-community-note';
import { useCommunity } from '../community/use-community';
import { useMember } from '../community/use-member';
import { readFirst } from '../live/read-first';
import { ReadingState } from '../live/reading-state';
import { useAct } from '../live/use-act';
import { personPath } from '../person-path';
import { useBoardMessages } from './board-messages';
import { BoardRowView } from './board-row';
import styles from './boards-page.module.css';
import { ChooseName } from './choose-name';
import { boardKinds } from './domain/board-types';
import { renewEveryMs } from './renew-every-ms';
import { useBoardTitle } from './use-board-title';

/** All boards, grouped by kind, with the first rows of the board of everybody. */
export function BoardsPage() {
  const t = useBoardMessages();
  const community = useCommunity();
  return (
    <>
      <Page title={t('board.all')} intro={t('board.all.intro')} width="normal">
        {community && <LiveBoards community={community} />}
      </Page>
      {!community && <NoCommunityNote />}
    </>
  );
}

function LiveBoards({ community }: { community: ProcessPlace }) {
  const t = useBoardMessages();
  const address = useMember()?.address;
  const limit = useRef<number>(maxBoardsPage);
  const { reading, refresh } = useReading({
    key: 'boards',
    everyMs: useWakingInterval(renewEveryMs),
    read: (options) =>
      readFirst({ limit: limit.current, pageRows: maxBoardsPage }, async (page) => {
        const { total, boards } = await readBoards(community, page, options);
        return { total, rows: boards };
      }),
  });
  const list = valueOf(reading);
  const { state, run } = useAct(async () => {
    limit.current = (list?.rows.length ?? 0) + maxBoardsPage;
    await refresh();
  });
  const groups = boardKinds.flatMap((kind) => {
    const boards = list?.rows.filter((board) => board.kind === kind) ?? [];
    return boards.length > 0 ? [{ kind, boards }] : [];
  });
  return (
    <>
      <ChooseName community={community} />
      {address && (
        <p>
          <Link to={personPath(address)}>{t('board.own-page')}</Link>
        </p>
      )}
      <ReadingState reading={reading} refresh={refresh} />
      {list?.rows.length === 0 && <p>{t('board.all.none')}</p>}
      {groups.map(({ kind, boards }) => (
        <section key={kind} className={styles.group}>
          <h2>{t(`board.kind.${kind}`)}</h2>
          {kind === 'overall' && <FirstRows community={community} people={boards[0]?.rows ?? 0} />}
          <ul className={styles.boards}>
            {boards.map((board) => (
              <li key={board.id}>
                <BoardLink board={board} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list && list.total > list.rows.length && (
        <Button variant="secondary" busy={state.status === 'sending'} onClick={() => void run()}>
          {t('board.all.more')}
        </Button>
      )}
    </>
  );
}

/** A card that leads to a board. */
function BoardLink({ board }: { board: BoardSummary }) {
  const t = useBoardMessages();
  const { iso } = useLocale();
  const title = useBoardTitle()(board);
  const people = new Intl.NumberFormat(iso).format(board.rows);
  return (
    <Link className={styles.board} to={`/social/leaderboard/${board.id}`}>
      <bdi className={styles.title}>{title}</bdi>
      <span className={styles.people}>{t('board.people', { count: board.rows, people })}</span>
    </Link>
  );
}

/** The rows of the board of everybody that are shown among all boards. */
const firstRows = 3;

interface FirstRowsProps {
  community: ProcessPlace;
  /** Everybody on that board. */
  people: number;
}

/** The first rows of the board of everybody: one more read, and no other board's. Their places are kept until they come. */
function FirstRows({ community, people }: FirstRowsProps) {
  const t = useBoardMessages();
  const { reading } = useReading({
    key: 'first',
    everyMs: useWakingInterval(renewEveryMs),
    read: (options) => readBoard(community, { id: 'overall', offset: 0, limit: firstRows }, options),
  });
  const places = reading.status === 'loading' ? Math.min(people, firstRows) : 0;
  const rows = valueOf(reading)?.rows ?? Array.from({ length: places }, () => undefined);
  if (rows.length === 0) return null;
  return (
    <Card tone="raised" rainbow>
      <ol className={styles.first} aria-label={t('board.rows')}>
        {rows.map((row, index) => (
          <li key={row?.address ?? index} className={styles.row}>
            {row && <BoardRowView row={row} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
