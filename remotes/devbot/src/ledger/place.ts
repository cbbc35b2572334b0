import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { GatewayUrls } from '@rainbow-rabbit/shared/gateway';
import { unitOf, useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';

/** Legacy units that the ledger is read from: URLs without a slash at the end, but for those of gateways. */
export interface UnitsPlace {
  /** The scheduler unit: signed messages in their order. */
  su: string;
  /** The compute unit: what each message did. */
  cu: string;
  /** The storage gateways: bytes of messages that are no text, and the search for messages. */
  gateways: GatewayUrls;
}

/** A HyperBEAM node that the ledger is read from: a URL without a slash at the end. */
export interface NodePlace {
  /** The node: schedules, results, and bytes of messages. */
  node: string;
  /** The storage gateways, which search for messages. */
  gateways: GatewayUrls;
}

export type LedgerPlace = UnitsPlace | NodePlace;

/** Returns true for a HyperBEAM node. */
export const isNode = (place: LedgerPlace): place is NodePlace => 'node' in place;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * Returns where a process is read from; without a process, where those of this app's network are. Undefined where no scheduler unit is
 * named.
 */
export function useLedgerPlace(process?: string): LedgerPlace | undefined {
  const network = useNetwork();
  const { gateways } = network;
  const unit = unitOf(network, process as ProcessId | undefined);
  return useMemo(() => {
    if (unit.mode === 'hyperbeam') return { node: withoutSlash(unit.node), gateways };
    return unit.su ? { su: withoutSlash(unit.su), cu: withoutSlash(unit.cu), gateways } : undefined;
  }, [unit, gateways]);
}
