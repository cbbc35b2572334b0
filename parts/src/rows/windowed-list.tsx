import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, windowOf } from './domain/window-of';
import styles from './windowed-list.module.css';

interface WindowedListProps {
  /** Names the list for screen readers. */
  label: string;
  count: number;
  /** Height of a row with the space below it, in units of the root's text size. */
  rowRem: number;
  /** Draws a row, numbered from 0. */
  row: (index: number) => ReactNode;
  /** Takes the rows that are drawn, whenever they change. */
  onShow?: (rows: RowWindow) => void;
}

/** A list of any length that scrolls with the page and draws only the rows near the screen. */
export function WindowedList({ label, count, rowRem, row, onShow }: WindowedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState<RowWindow>({ first: 0, end: 0 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const above = -element.getBoundingClientRect().top;
      const next = windowOf(above, window.innerHeight, rowRem * rootSize, count);
      setRows((last) => (last.first === next.first && last.end === next.end ? last : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true, capture: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
    };
  }, [count, rowRem]);

  useEffect(() => {
    if (rows.end > rows.first) onShow?.(rows);
  }, [rows, onShow]);

  const drawn = Array.from({ length: rows.end - rows.first }, (_, at) => rows.first + at);
  return (
    <ul ref={list} className={styles.list} aria-label={label} style={{ blockSize: `${count * rowRem}rem` }}>
      {drawn.map((index) => (
        <li
          key={index}
          className={styles.row}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{ insetBlockStart: `${index * rowRem}rem`, blockSize: `${rowRem}rem` }}
        >
          {row(index)}
        </li>
      ))}
    </ul>
  );
}
