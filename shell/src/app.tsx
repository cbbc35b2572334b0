import { AoProvider, createLegacyAoClient } from '@rainbow-rabbit/shared/ao';
import { type Network, NetworkProvider } from '@rainbow-rabbit/shared/network';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { useMemo } from 'react';
import { HashRouter } from 'react-router-dom';
import { type AreaRegistry, AreasProvider, createAreaLoaders, type LoadLog, useEarlyAreas } from './areas';
import { LoadingBar } from './chrome/loading-bar';
import { AppRoutes } from './routes';

interface AppProps {
  network: Network;
  registry: AreaRegistry;
  loadLog: LoadLog;
}

/** The whole app, once it knows its network and its areas. */
export function App({ network, registry, loadLog }: AppProps) {
  const loaders = useMemo(() => createAreaLoaders(registry, loadLog.sink), [registry, loadLog]);
  useEarlyAreas(registry.areas, loaders);
  const ao = useMemo(() => createLegacyAoClient(network.ao), [network]);
  return (
    <NetworkProvider network={network}>
      <AoProvider client={ao}>
        <WalletProvider>
          <AreasProvider loaders={loaders}>
            <HashRouter>
              <LoadingBar />
              <AppRoutes areas={registry.areas} />
            </HashRouter>
          </AreasProvider>
        </WalletProvider>
      </AoProvider>
    </NetworkProvider>
  );
}
