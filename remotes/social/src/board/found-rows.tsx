import type { BoardRow } from '@rainbow-rabbit/processes/community/client';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import styles from '../list-section.module.css';
import { useAct } from '../live/use-act';
import { useSocialErrorText } from '../messages';
import { useBoardMessages } from './board-messages';
import { BoardRowView } from './board-row';
import rowStyles from './board-row.module.css';
import { type FoundSoFar, mostFound } from './domain/search-on';
import type { NameSearch } from './use-board-search';

interface FoundPeopleProps {
  /** The address of the connected wallet. */
  address: string | undefined;
  /** Leaves the search and shows a place among all rows. */
  onGo: (place: number) => void;
  /** Goes on with a search that has not come to its end. */
  onMore: () => Promise<void>;
}

/** The people whose name begins with the searched text; a press leads to their place on the board. */
export function FoundRows({ search, ...props }: FoundPeopleProps & { search: NameSearch }) {
  const t = useBoardMessages();
  const errorText = useSocialErrorText();
  if (search.status === 'searching') return <Spinner label={t('board.searching')} />;
  if (search.status === 'failed') return <Notice tone="error">{errorText(search.error)}</Notice>;
  if (search.status === 'none') return null;
  return <FoundPeople found={search.found} {...props} />;
}

function FoundPeople({ found, address, onGo, onMore }: FoundPeopleProps & { found: FoundSoFar<BoardRow> }) {
  const t = useBoardMessages();
  const errorText = useSocialErrorText();
  const { rows, next } = found;
  const { state, run } = useAct(onMore);
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(rows.length);
  const isFull = rows.length >= mostFound;
  const hasMore = next !== undefined && !isFull;
  // The focus goes to the first new row, or else to the sentence: a button that has gone would take it along.
  useEffect(() => {
    const isLost = state.status === 'done' && document.activeElement === document.body;
    if (rows.length > shown.current) list.current?.children[shown.current]?.querySelector('button')?.focus();
    else if (isLost) status.current?.focus();
    shown.current = rows.length;
  }, [rows, state.status]);
  return (
    <section className={styles.section}>
      <p role="status" ref={status} tabIndex={-1}>
        <FoundText count={rows.length} isFull={isFull} hasMore={hasMore} />
      </p>
      <ol className={styles.rows} aria-label={t('board.rows')} ref={list}>
        {rows.map((row) => (
          <li key={row.address}>
            <button type="button" className={rowStyles.button} onClick={() => onGo(row.place)}>
              <BoardRowView row={row} isOwn={row.address === address} />
            </button>
          </li>
        ))}
      </ol>
      {hasMore && (
        <div>
          <Button variant="secondary" busy={state.status === 'sending'} onClick={() => void run()}>
            {t('board.found.more')}
          </Button>
        </div>
      )}
      {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
    </section>
  );
}

/** The number of people found: all, those so far, or as many as a search shows. */
function FoundText({ count, isFull, hasMore }: { count: number; isFull: boolean; hasMore: boolean }) {
  const t = useBoardMessages();
  if (isFull) return t('board.found.first', { count });
  if (hasMore) return count > 0 ? t('board.found.so-far', { count }) : t('board.found.none-yet');
  return count > 0 ? t('board.found', { count }) : t('board.found.none');
}
