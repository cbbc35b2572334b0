/** A storage gateway in the form that wallets get. */
export interface GatewayConfig {
  host: string;
  port: number;
  protocol: string;
}

/**
 * Splits a gateway's URL: `https://arweave.net/` is `{ host: 'arweave.net', port: 443, protocol: 'https' }`.
 */
export function gatewayConfig(url: string): GatewayConfig {
  const { hostname, port, protocol } = new URL(url);
  const scheme = protocol.replace(/:$/, '');
  return { host: hostname, port: Number(port) || (scheme === 'http' ? 80 : 443), protocol: scheme };
}
