import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';

/** The time between two written scores: each has the page laid out, painted and handed over anew. */
const writtenEveryMs = 500;

/** A number that changes too often to be drawn by React: it is written into its element. */
export interface ShownScore {
  element: RefObject<HTMLElement | null>;
  format: (score: number) => string;
  /** Shows a score: at once if `isAtOnce` or the last score was shown for long enough, else once it was. */
  show: (score: number, isAtOnce?: boolean) => void;
}

/** Shows the score of a running game. */
export function useScore(): ShownScore {
  const element = useRef<HTMLElement>(null);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { iso } = useLocale();
  const { format } = useMemo(() => new Intl.NumberFormat(iso), [iso]);
  const write = useCallback(() => {
    // Another text in the same node has less of the page styled anew than another node.
    const text = element.current?.firstChild;
    const shown = format(latest.current);
    if (text?.nodeValue === shown) return;
    if (text) text.nodeValue = shown;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      write();
    }, writtenEveryMs);
  }, [format]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (score: number, isAtOnce = false) => {
      latest.current = score;
      if (timer.current !== undefined && !isAtOnce) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      write();
    },
    [write],
  );
  return { element, format, show };
}
