import type { RowWindow } from '@rainbow-rabbit/parts/rows';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Grid, gridFor, shownRows } from './domain/grid';

/** Sizes of the grid in units of the root's text size. */
const sizes = { card: 10.5, gap: 0.875 } as const;

/** Rows beyond each edge of the screen that are kept ready. */
const spare = 1;

/** The rows before anything is measured. */
const atFirst: RowWindow = { first: 0, end: 2 };

/** A grid on the page, and the rows of it that are near the screen. */
export interface WindowedGrid extends Grid {
  shown: RowWindow;
  gapPx: number;
}

/**
 * Measures the grid and follows the page's scrolling; it renders only when another row comes near the screen.
 * @param textRem height of a card below its picture, in units of the root's text size
 */
export function useGrid(list: RefObject<HTMLElement | null>, total: number, textRem: number): WindowedGrid {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const gapPx = Math.round(sizes.gap * remPx);
  const [widthPx, setWidth] = useState(0);
  const { columns, rowPx } = gridFor({
    widthPx: widthPx || window.innerWidth,
    cardPx: sizes.card * remPx,
    gapPx,
    textPx: textRem * remPx,
  });
  const [shown, setShown] = useState<RowWindow>(atFirst);
  const held = useRef<RowWindow>(atFirst);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    setWidth(element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rows = Math.ceil(total / columns);
    let frame = 0;
    const rowsWith = (spareRows: number) =>
      shownRows({
        rows,
        rowPx,
        topPx: element.getBoundingClientRect().top,
        screenPx: window.innerHeight,
        spare: spareRows,
      });
    const look = () => {
      cancelAnimationFrame(frame);
      const { first, end } = held.current;
      const near = rowsWith(spare);
      if (near.first === first && near.end === end) return;
      // After a jump, the rows on the screen come first and their neighbours a frame later: all at once would hold up the page.
      const hasJumped = near.first >= end || near.end <= first;
      held.current = hasJumped ? rowsWith(0) : near;
      setShown(held.current);
      if (hasJumped) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // The parts above the list may grow or go.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    observer?.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      observer?.disconnect();
    };
  }, [list, total, columns, rowPx]);

  return { columns, rowPx, gapPx, shown };
}
