import { useEffect, useState } from 'react';

/** The time without a touch, a key or a scroll after which a page rests (docs/product 9.186). */
const restAfterMs = 300_000;

/** The interval of a page at rest: longer than anybody leaves one open. */
const atRestMs = 86_400_000;

const signs = ['pointerdown', 'keydown', 'scroll', 'focus'] as const;

/** Returns true while the page is used: a page at rest asks the network nothing until it is used again. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsAwake(false), restAfterMs);
      setIsAwake(true);
    };
    stir();
    for (const sign of signs) window.addEventListener(sign, stir, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, stir, { capture: true });
    };
  }, []);
  return isAwake;
}

/** Returns the interval at which something is read while the page is used; at rest it stays on the screen as it is. */
export function useWakingInterval(everyMs: number): number {
  return useAwake() ? everyMs : atRestMs;
}
