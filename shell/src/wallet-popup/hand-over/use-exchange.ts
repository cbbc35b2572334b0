import { useEffect, useEffectEvent, useState } from 'react';

/** The view of an exchange with another phone. */
export type ExchangeView =
  | { step: 'opening' }
  | { step: 'code'; code: string; expiresAtMs: number }
  | { step: 'compare'; digits: string; address?: string; agree: () => void }
  /** This end has agreed. */
  | { step: 'waiting' }
  | { step: 'done' }
  | { step: 'failed'; error: unknown };

/** The means by which an exchange shows itself and is stopped. */
export interface ExchangeScene {
  signal: AbortSignal;
  show: (view: ExchangeView) => void;
  /** Shows the digits; resolves once the person says that they are the same. */
  agree: (digits: string, address?: string) => Promise<void>;
}

const opening: ExchangeView = { step: 'opening' };

/**
 * Runs an exchange while the component is shown. Leaving it in any way stops it, a reload too.
 * @returns `again` begins a new one
 */
export function useExchange(run: (scene: ExchangeScene) => Promise<void>): {
  view: ExchangeView;
  again: () => void;
} {
  const [view, show] = useState<ExchangeView>(opening);
  const [attempt, setAttempt] = useState(0);
  const begin = useEffectEvent(run);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is an exchange of its own
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const leave = () => stop.abort();
    const agree = (digits: string, address?: string) =>
      new Promise<void>((resolve) => {
        const agreed = () => {
          show({ step: 'waiting' });
          resolve();
        };
        show({ step: 'compare', digits, ...(address && { address }), agree: agreed });
      });
    begin({ signal, show, agree }).catch((error: unknown) => {
      if (!signal.aborted) show({ step: 'failed', error });
    });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [attempt]);

  const again = () => {
    show(opening);
    setAttempt((count) => count + 1);
  };
  return { view, again };
}
