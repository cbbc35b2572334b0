import { type AoClient, AoProvider } from '@rainbow-rabbit/shared/ao';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath } from '@rainbow-rabbit/shared/testing';
import { type Wallet, WalletProvider } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';

/** The process of the event in tests. */
export const stageEvent = 'e'.repeat(43);

const network = parseNetwork(
  {
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    events: [{ slug: 'demo', process: stageEvent, name: 'Demo event' }],
  },
  'https://app.example/',
);

const wallet = { state: { status: 'disconnected' }, openPopup: () => undefined } as unknown as Wallet;

interface BotStageProps {
  /** The link of the page. */
  at: string;
  /** Answers dry runs. */
  read: AoClient['read'];
  children: ReactNode;
}

/** The app around a page of DevBot: a network with one event, and no connected wallet. */
export function BotStage({ at, read, children }: BotStageProps) {
  const store = { wallet: () => wallet, subscribe: () => () => undefined, start: () => () => undefined };
  const ao = { read, send: read, result: read } as unknown as AoClient;
  return (
    <AtPath path={at}>
      <NetworkProvider network={network}>
        <AoProvider client={ao}>
          <WalletProvider store={store}>{children}</WalletProvider>
        </AoProvider>
      </NetworkProvider>
    </AtPath>
  );
}
