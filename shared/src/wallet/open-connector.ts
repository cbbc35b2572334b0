import type { WalletConnector } from './types';
import { walletCode } from './wallet-code';
import type { ConnectorHost, WalletDescriptor } from './wallet-descriptor';

/** Gives each wallet's one connector, made when it is first asked for. */
export type OpenConnector = (descriptor: WalletDescriptor) => Promise<WalletConnector>;

/**
 * @throws AppError (when asked) `wallet.load-failed`; a load that failed is tried anew the next time
 */
export function connectorOpener(host: ConnectorHost): OpenConnector {
  const opened = new Map<WalletDescriptor, Promise<WalletConnector>>();

  const open = async ({ load }: WalletDescriptor): Promise<WalletConnector> => {
    const create = await walletCode(load());
    return create(host);
  };

  return (descriptor) => {
    const earlier = opened.get(descriptor);
    if (earlier) return earlier;
    const connector = open(descriptor);
    opened.set(descriptor, connector);
    connector.catch(() => opened.delete(descriptor));
    return connector;
  };
}
