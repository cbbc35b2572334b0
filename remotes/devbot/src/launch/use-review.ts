import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useRef, useState } from 'react';
import type { LaunchFormProps } from './launch-task';

/** The way from a form that is fit to the review, by way of the wallet popup where no wallet is connected. */
export interface ReviewStart<Fields> {
  isConnected: boolean;
  isConnecting: boolean;
  /** The form that waits for a wallet. */
  waiting: Fields | undefined;
  /** Goes on to the review, or first asks for a wallet. */
  start: (fields: Fields) => void;
}

/** Returns the way to the review. Pressed without a wallet, the button goes on once one is connected. */
export function useReview<Fields>(onReview: (fields: Fields) => void): ReviewStart<Fields> {
  const { state, openPopup } = useWallet();
  const isConnected = state.status === 'connected';
  const [waiting, setWaiting] = useState<Fields>();
  return {
    isConnected,
    isConnecting: state.status === 'connecting' && !state.isResuming,
    waiting,
    start(fields) {
      if (isConnected) return onReview(fields);
      setWaiting(fields);
      openPopup();
    },
  };
}

/** Notifies of every change of a form, and goes on to a review that waited for a wallet, unless the form was changed since. */
export function useFormEvents<Fields>(
  values: Fields,
  { onChange, onReview }: Pick<LaunchFormProps<Fields>, 'onChange' | 'onReview'>,
  { isConnected, waiting }: ReviewStart<Fields>,
): void {
  const latest = useRef({ onChange, onReview });
  useEffect(() => {
    latest.current = { onChange, onReview };
  });
  useEffect(() => latest.current.onChange(values), [values]);
  useEffect(() => {
    if (isConnected && waiting === values) latest.current.onReview(values);
  }, [isConnected, waiting, values]);
}
