import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to a list when the button that changed its length has gone, and would take the focus along. */
export function useKeptFocus(length: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (before.current === length) return;
    before.current = length;
    if (document.activeElement === document.body) list.current?.focus();
  }, [length]);
  return list;
}
