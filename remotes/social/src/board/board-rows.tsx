import type { RowWindow } from '@rainbow-rabbit/parts/rows';
import type { BoardRow } from '@rainbow-rabbit/processes/community/client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBoardMessages } from './board-messages';
import { BoardRowView } from './board-row';
import styles from './board-rows.module.css';
import { OwnRow } from './own-row';

/** Height of a row with the space below it, in units of the root's text size. */
const rowRem = 4;

interface BoardRowsListProps {
  total: number;
  rowAt: (index: number) => BoardRow | undefined;
  /** Takes the rows that are near the screen, whenever they change. */
  onShow: (rows: RowWindow) => void;
  own: BoardRow | undefined;
  /** The address of the connected wallet. */
  address: string | undefined;
  /** A place that the list scrolls to; another object scrolls again. */
  goal: { place: number } | undefined;
}

/** The rows of a board of any length, which scroll with the page: only those near the screen are in the document. */
export function BoardRowsList({ total, rowAt, onShow, own, address, goal }: BoardRowsListProps) {
  const t = useBoardMessages();
  const list = useRef<HTMLOListElement>(null);
  const [margin, setMargin] = useState(0);
  const rowPx = rowRem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: margin,
  });
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + window.scrollY));
  }, []);

  const items = rows.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => {
    if (end > first) onShow({ first, end });
  }, [first, end, onShow]);

  const goTo = (place: number) => {
    rows.scrollToIndex(place - 1, { align: 'center' });
    // The row that was pressed is pinned or found, and goes.
    list.current?.focus({ preventScroll: true });
  };
  const latestGoTo = useRef(goTo);
  useEffect(() => {
    latestGoTo.current = goTo;
  });
  useEffect(() => {
    if (goal) latestGoTo.current(goal.place);
  }, [goal]);

  const seen = rows.range;
  const side = own && seen ? sideOf(own.place - 1, seen) : undefined;
  return (
    <div className={styles.frame}>
      {own && side === 'above' && <OwnRow row={own} side="above" onGo={() => goTo(own.place)} />}
      <ol
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={t('board.rows')}
        style={{ blockSize: `${rows.getTotalSize()}px` }}
      >
        {items.map(({ index, start, size }) => {
          const row = rowAt(index);
          const isOwn = row !== undefined && row.address === address;
          return (
            <li
              key={index}
              className={styles.item}
              aria-setsize={total}
              aria-posinset={index + 1}
              aria-current={isOwn || undefined}
              style={{ blockSize: `${size}px`, transform: `translateY(${start - margin}px)` }}
            >
              <BoardRowView row={row} isOwn={isOwn} hasLink />
            </li>
          );
        })}
      </ol>
      {own && side === 'below' && <OwnRow row={own} side="below" onGo={() => goTo(own.place)} />}
    </div>
  );
}

/** Returns the side of the screen on which a row is out of view; undefined for one in view. */
function sideOf(
  index: number,
  seen: { startIndex: number; endIndex: number },
): 'above' | 'below' | undefined {
  if (index < seen.startIndex) return 'above';
  return index > seen.endIndex ? 'below' : undefined;
}
