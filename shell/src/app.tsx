import { type Network, NetworkProvider } from '@rainbow-rabbit/shared/network';
import { useMemo } from 'react';
import { HashRouter } from 'react-router-dom';
import { type AreaRegistry, AreasProvider, createAreaLoaders } from './areas';
import type { LoadLog } from './areas/load-events';
import { AppRoutes } from './routes';

interface AppProps {
  network: Network;
  registry: AreaRegistry;
  loadLog: LoadLog;
}

/** The whole app, once it knows its network and its areas. */
export function App({ network, registry, loadLog }: AppProps) {
  const loaders = useMemo(() => createAreaLoaders(registry, loadLog.sink), [registry, loadLog]);
  return (
    <NetworkProvider network={network}>
      <AreasProvider loaders={loaders}>
        <HashRouter>
          <AppRoutes areas={registry.areas} />
        </HashRouter>
      </AreasProvider>
    </NetworkProvider>
  );
}
