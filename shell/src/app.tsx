import { AoProvider, createAoClient } from '@rainbow-rabbit/shared/ao';
import { type Network, NetworkProvider } from '@rainbow-rabbit/shared/network';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useMemo, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { type AreaLoader, type AreaRegistry, AreasProvider, type LoadLog, useEarlyAreas } from './areas';
import { LoadingBar } from './chrome/loading-bar';
import { RetryBoundary } from './chrome/retry-boundary';
import { Crashed } from './crashed';
import { LateCare } from './late-care';
import type { RunningOverrides } from './overrides/load-overrides';
import { keptListing } from './pages/announced/kept-listing';
import { AppRoutes } from './routes/app-routes';
import { SiteAreasProvider } from './site-links';
import { WalletOverlays } from './wallet-popup';

interface AppProps {
  network: Network;
  registry: AreaRegistry;
  /** Developers' own builds that replace areas of the registry, or add areas to it. */
  overrides: RunningOverrides;
  /** The loaders of all areas, by name. */
  loaders: ReadonlyMap<string, AreaLoader>;
  loadLog: LoadLog;
  /** Called once the first page is on the screen. */
  onDrawn: () => void;
}

/** The whole app, once it knows its network and its areas. */
export function App({ network, registry, overrides, loaders, loadLog, onDrawn }: AppProps) {
  const ao = useMemo(() => createAoClient(network), [network]);
  const [listing, setListing] = useState(() => keptListing(network));
  useEarlyAreas(overrides.offered, loaders);
  useEffect(onDrawn, [onDrawn]);
  return (
    <NetworkProvider network={listing}>
      <AoProvider client={ao}>
        <WalletProvider network={network}>
          <AreasProvider loaders={loaders}>
            <SiteAreasProvider areas={overrides.offered}>
              <HashRouter>
                <RetryBoundary fallback={(error) => <Crashed error={error} />}>
                  <LoadingBar />
                  <AppRoutes areas={overrides.offered} />
                  <WalletOverlays />
                  <LateCare
                    registry={registry}
                    failed={overrides.failed}
                    loadLog={loadLog}
                    network={network}
                    onListed={setListing}
                  />
                </RetryBoundary>
              </HashRouter>
            </SiteAreasProvider>
          </AreasProvider>
        </WalletProvider>
      </AoProvider>
    </NetworkProvider>
  );
}
