import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useEffect, useRef, useState } from 'react';

/** Pause after the last letter: browsers limit how often a page may change its address. */
const restMs = 600;

/** A text that its user types and the page's address keeps, so that Back and a reload return to it. */
export function useTextOfAddress(name: string): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const kept = params.get(name) ?? '';
  const [text, setText] = useState(kept);
  const write = useRef(setParams);
  useEffect(() => {
    write.current = setParams;
  });
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(() => write.current(text ? { [name]: text } : {}, { replace: true }), restMs);
    return () => clearTimeout(timer);
  }, [text, kept, name]);
  return [text, setText];
}
