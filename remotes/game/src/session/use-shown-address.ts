import { keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';

const addressSchema = v.custom<Address>((text) => typeof text === 'string' && isAddress(text));

/**
 * The address whose rabbit this phone shows in an event: that of the connected wallet. While the wallet of the last
 * connection can't be reached, it is the last address; it needs no wallet to be scanned.
 */
export function useShownAddress(process: string): Address | undefined {
  const { state, lastMethod } = useWallet();
  const last = useMemo(() => keptValue(['game', process, 'shown-address'], addressSchema), [process]);
  const connected = state.status === 'connected' ? state.address : undefined;
  const kept = useKeptValue(last);
  useEffect(() => {
    if (connected) last.write(connected);
  }, [connected, last]);
  const isAway = state.status === 'disconnected' || state.status === 'connecting';
  return connected ?? (isAway && lastMethod ? kept : undefined);
}
