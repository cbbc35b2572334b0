import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';

/** The units that the ledger is read from: URLs without a slash at the end. */
export interface LedgerPlace {
  /** The scheduler unit: signed messages in their order. */
  su: string;
  /** The compute unit: what each message did. */
  cu: string;
  /** The storage gateway: bytes of messages that are no text, and the search for messages. */
  gateway: string;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Returns the units of this app's network; undefined where it names no scheduler unit. */
export function useLedgerPlace(): LedgerPlace | undefined {
  const {
    ao: { su, cu },
    gateway,
  } = useNetwork();
  return useMemo(
    () => (su ? { su: withoutSlash(su), cu: withoutSlash(cu), gateway: withoutSlash(gateway) } : undefined),
    [su, cu, gateway],
  );
}
