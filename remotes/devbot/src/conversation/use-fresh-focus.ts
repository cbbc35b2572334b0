import { type RefObject, useEffect, useRef } from 'react';
import { useBotOfPage } from './bot-context';

/** Returns a ref to the element of a turn that takes the focus when a person's act has led to that turn. */
export function useFreshFocus<Element extends HTMLElement>(turn: string): RefObject<Element | null> {
  const { fresh } = useBotOfPage();
  const element = useRef<Element>(null);
  const isFresh = fresh === turn;
  useEffect(() => {
    if (!isFresh) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isFresh]);
  return element;
}
