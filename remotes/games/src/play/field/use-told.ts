import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The time for which a line stays, and within which no other takes its place. */
const staysMs = 2000;
/** A text that is empty to the eye and the ear: a node without any would have the page's rules matched anew. */
export const nothingTold = '\u00a0';

/** A line of text that is shown now and then: to all beside the score, and to screen readers. */
export interface Told {
  /** The element for the eye; important lines are elsewhere for it. */
  seen: RefObject<HTMLParagraphElement | null>;
  /** The element for screen readers. */
  heard: RefObject<HTMLSpanElement | null>;
  /** Shows a line; a line that comes too soon after another is left out, unless it is important. */
  tell: (text: string, isImportant?: boolean) => void;
}

function write(element: HTMLElement | null, text: string): void {
  const node = element?.firstChild;
  if (node && node.nodeValue !== text) node.nodeValue = text;
}

/** Shows lines rarely, so that screen readers can keep up; React draws nothing for them while a game runs. */
export function useTold(): Told {
  const seen = useRef<HTMLParagraphElement>(null);
  const heard = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = useCallback((line: string, isImportant = false) => {
    if (timer.current !== undefined && !isImportant) return;
    clearTimeout(timer.current);
    write(seen.current, isImportant ? nothingTold : line);
    write(heard.current, line);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isImportant) return;
      write(seen.current, nothingTold);
      write(heard.current, nothingTold);
    }, staysMs);
  }, []);
  return { seen, heard, tell };
}
