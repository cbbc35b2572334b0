import { useCallback, useEffect, useState } from 'react';
import type { DecoderState } from '../domain/scanner-state';
import type { Decoder } from './decoder';
import { type DecoderSource, openDecoder } from './open-decoder';

/** The number of the attempt, and whether it may use the worker. */
interface Attempt {
  number: number;
  worker: boolean;
}

interface UseDecoderResult {
  state: DecoderState<Decoder>;
  /** Loads the decoder again after a failure. */
  retry: () => void;
  /** Replaces the worker, which has failed. */
  replace: () => void;
}

/**
 * Keeps one decoder open while the component is mounted.
 * @param source the same object in every render
 */
export function useDecoder(source: DecoderSource): UseDecoderResult {
  const [state, setState] = useState<DecoderState<Decoder>>({ status: 'opening' });
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, worker: true });

  useEffect(() => {
    let opened: Decoder | undefined;
    let live = true;
    setState({ status: 'opening' });
    openDecoder(attempt.worker, source).then(
      (decoder) => {
        if (!live) return decoder.close();
        opened = decoder;
        setState({ status: 'open', decoder });
      },
      () => live && setState({ status: 'failed' }),
    );
    return () => {
      live = false;
      opened?.close();
    };
  }, [attempt, source]);

  const retry = useCallback(() => setAttempt(({ number }) => ({ number: number + 1, worker: true })), []);
  const replace = useCallback(() => setAttempt(({ number }) => ({ number: number + 1, worker: false })), []);
  return { state, retry, replace };
}
