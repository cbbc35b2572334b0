import { createGatewayReader, type GatewayReader, type GatewayUrls } from '@rainbow-rabbit/shared/gateway';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';

interface GatewayPlace {
  /** The gateway that links lead to. */
  url: string;
  /** All gateways. */
  urls: GatewayUrls;
  reader: GatewayReader;
}

/** The gateways of the network that this copy of the app is on. */
export function useGateway(): GatewayPlace {
  const { gateways: urls } = useNetwork();
  return useMemo(() => ({ url: urls[0], urls, reader: createGatewayReader({ url: urls }) }), [urls]);
}
