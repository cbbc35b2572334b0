import { createGatewayReader, type GatewayReader } from '@rainbow-rabbit/shared/gateway';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';

/** The gateway of the network that this copy of the app is on. */
export function useGateway(): { url: string; reader: GatewayReader } {
  const { gateway: url } = useNetwork();
  return useMemo(() => ({ url, reader: createGatewayReader({ url }) }), [url]);
}
