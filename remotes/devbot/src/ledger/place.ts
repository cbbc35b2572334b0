import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { unitOf, useNetwork } from '@rainbow-rabbit/shared/network';
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

/**
 * Returns the units that a process is read from; without a process, those of this app's network. Undefined where no scheduler unit is
 * named, as on a HyperBEAM node, whose log has another form.
 */
export function useLedgerPlace(process?: string): LedgerPlace | undefined {
  const network = useNetwork();
  const { gateway } = network;
  const unit = unitOf(network, process as ProcessId | undefined);
  const { su = '', cu } = unit.mode === 'legacy' ? unit : { cu: '' };
  return useMemo(
    () => (su ? { su: withoutSlash(su), cu: withoutSlash(cu), gateway: withoutSlash(gateway) } : undefined),
    [su, cu, gateway],
  );
}
