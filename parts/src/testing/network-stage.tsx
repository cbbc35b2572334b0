import { type AoClient, AoProvider } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';
import { visitorWallet } from './visitor-wallet';

interface NetworkStageProps {
  /** Fields of `network.json` besides units and a gateway. */
  network?: object;
  ao: AoClient;
  /** The connected wallet, if any. */
  visitor?: Address | undefined;
  /** The path at which the page is, and the pattern of its route. */
  at: string;
  route?: string | undefined;
  children: ReactNode;
}

/** A page on a network of tests, whose client answers in place of the units. */
export function NetworkStage({ network = {}, ao, visitor, at, route, children }: NetworkStageProps) {
  const units = { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: './', events: [] };
  return (
    <NetworkProvider network={parseNetwork({ ...units, ...network }, 'http://localhost/')}>
      <AoProvider client={ao}>
        <WalletProvider store={visitorWallet(visitor)}>
          <AtPath path={at} route={route}>
            {children}
          </AtPath>
        </WalletProvider>
      </AoProvider>
    </NetworkProvider>
  );
}
