import type { EntryRow } from '@rainbow-rabbit/processes/minibuild/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../messages';
import styles from './entries-grid.module.css';
import { EntryCard } from './entry-card';
import { useGrid } from './use-grid';

interface EntriesGridProps {
  total: number;
  rowAt: (index: number) => EntryRow | undefined;
  /** Takes the entries that are near the screen, whenever they change. */
  onShow: (entries: { first: number; end: number }) => void;
  /** Returns the way to approve an entry; undefined where nobody can vote. */
  approve: ((entry: EntryRow) => ReactNode) | undefined;
}

/** Heights of a card below its picture, with a way to approve it and without, in units of the root's text size. */
const textRem = { voting: 8.25, reading: 5 } as const;

/** The entries in a grid that scrolls with the page: only those near the screen are in the document. */
export function EntriesGrid({ total, rowAt, onShow, approve }: EntriesGridProps) {
  const t = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const { columns, rowPx, gapPx, shown } = useGrid(list, total, approve ? textRem.voting : textRem.reading);
  const first = Math.min(total, shown.first * columns);
  const end = Math.min(total, shown.end * columns);
  useEffect(() => {
    if (end > first) onShow({ first, end });
  }, [first, end, onShow]);
  const indices = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label={t('gallery.entries')}
      style={{ blockSize: `${Math.ceil(total / columns) * rowPx}px` }}
    >
      {indices.map((index) => {
        const entry = rowAt(index);
        const column = index % columns;
        return (
          <li
            key={index}
            className={styles.item}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{
              inlineSize: `calc((100% - ${(columns - 1) * gapPx}px) / ${columns})`,
              blockSize: `${rowPx - gapPx}px`,
              insetInlineStart: `calc((100% + ${gapPx}px) * ${column} / ${columns})`,
              insetBlockStart: `${Math.floor(index / columns) * rowPx}px`,
            }}
          >
            <EntryCard entry={entry}>{entry && approve?.(entry)}</EntryCard>
          </li>
        );
      })}
    </ol>
  );
}
