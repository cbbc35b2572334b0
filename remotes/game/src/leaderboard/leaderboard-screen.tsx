import { defaultPageLimit, type LeaderboardRow } from '@rainbow-rabbit/processes/rabbit/client';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { ScreenColumn } from '../layout/screen-column';
import { useGameErrorText, useMessages } from '../messages';
import { StaleNotice } from '../reading/stale-notice';
import { PlayerContext } from '../session/player-context';
import { LeaderboardRowView } from './leaderboard-row';
import styles from './leaderboard-screen.module.css';
import { LedgerCheckLine } from './ledger-check-line';
import { loadFlagNameSheet } from './load-flag-name-sheet';
import { LoadingRows } from './loading-rows';
import { pageOfRank } from './pages.domain';
import { RainbowGraph } from './rainbow-graph';
import { TeamScores } from './team-scores';
import { useAgreedPlace } from './use-agreed-place';
import { useLeaderboard } from './use-leaderboard';

const FlagNameSheet = lazy(async () => ({ default: await loadFlagNameSheet() }));

/** The leaderboard, one page at a time, with the player's own row marked and a button that leads to it. */
export function LeaderboardScreen() {
  const t = useMessages();
  const errorText = useGameErrorText();
  const player = use(PlayerContext)?.player;
  const { reading, page, setPage, refresh, check } = useLeaderboard();
  const board = 'value' in reading ? reading.value : undefined;
  const pages = board ? Math.max(1, Math.ceil(board.total / defaultPageLimit)) : 1;
  const place = useAgreedPlace({ board, player, refresh });
  const [reported, setReported] = useState<LeaderboardRow>();
  const [isSent, setIsSent] = useState(false);
  const ownRow = useRef<HTMLLIElement>(null);
  const wasAskedForOwn = useRef(false);

  useEffect(() => {
    if (!wasAskedForOwn.current || !ownRow.current) return;
    wasAskedForOwn.current = false;
    ownRow.current.scrollIntoView({ block: 'center' });
    ownRow.current.focus({ preventScroll: true });
  });

  const jumpToOwn = () => {
    if (place === undefined) return;
    wasAskedForOwn.current = true;
    setPage(pageOfRank(place));
    void refresh();
  };

  return (
    <ScreenColumn isWide>
      <header className={styles.head}>
        <h1>{t('tab.leaderboard')}</h1>
        {place !== undefined && (
          <Button variant="secondary" onClick={jumpToOwn}>
            {t('board.jump', { rank: place })}
          </Button>
        )}
      </header>
      <p className={styles.rule}>{t('board.confirmed')}</p>
      {reading.status === 'loading' && <LoadingRows />}
      {reading.status === 'failed' && (
        <Notice tone="error" action={<Button onClick={refresh}>{t('try-again')}</Button>}>
          {errorText(reading.error)}
        </Notice>
      )}
      {reading.status === 'stale' && <StaleNotice at={reading.at} />}
      {board && board.total === 0 && <p className={styles.empty}>{t('board.empty')}</p>}
      {board && board.total > 0 && (
        <ol className={styles.rows} start={page * defaultPageLimit + 1}>
          {board.rows.map((row) => {
            const isOwn = row.rabbit === player?.rabbit;
            const report = () => {
              setIsSent(false);
              setReported(row);
            };
            return (
              <LeaderboardRowView
                key={row.rabbit}
                row={row}
                isOwn={isOwn}
                onReport={player && !isOwn ? report : undefined}
                ref={isOwn ? ownRow : undefined}
              />
            );
          })}
        </ol>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('board.pages')}>
          <Button variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('board.previous')}
          </Button>
          <span>{t('board.page', { page: page + 1, pages })}</span>
          <Button variant="secondary" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {t('board.next')}
          </Button>
        </nav>
      )}
      {board && page === 0 && <RainbowGraph rows={board.rows} />}
      {page === 0 && <TeamScores />}
      {player && <p className={styles.rule}>{t('board.report')}</p>}
      <div role="status">{isSent && <Notice tone="success">{t('flag.sent')}</Notice>}</div>
      {reported && (
        <Suspense>
          <FlagNameSheet
            row={reported}
            onClose={() => setReported(undefined)}
            onSent={() => {
              setReported(undefined);
              setIsSent(true);
            }}
          />
        </Suspense>
      )}
      {board && <LedgerCheckLine key={page} check={check} />}
    </ScreenColumn>
  );
}
