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
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('click', keep, true);
      window.removeEventListener('popstate', stop);
    };
    const keep = () => {
      stop();
      write.current(text ? { [name]: text } : {}, { replace: true });
    };
    const timer = setTimeout(keep, restMs);
    // A page that is left stays until the next one can be drawn: a text that is written then would lead back from it. So
    // the text is written before a link is followed, and no more once the history has led elsewhere.
    document.addEventListener('click', keep, true);
    window.addEventListener('popstate', stop);
    return stop;
  }, [text, kept, name]);
  return [text, setText];
}
