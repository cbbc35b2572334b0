import type { NameList } from '@rainbow-rabbit/processes/community/client';
import type { EventInfo, Leaderboard } from '@rainbow-rabbit/processes/rabbit/client';
import type { AoClient, AoResult } from '@rainbow-rabbit/shared/ao';
import { AoProvider } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type EventEntry, NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { WalletProvider, type WalletStore } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SiteAreasProvider } from '../site-links';
import { registered } from './registered';

/** An event for tests. */
export const gardenParty: EventEntry = {
  slug: 'demo',
  process: 'A'.repeat(43) as ProcessId,
  name: 'Garden Party',
};

/** The information that the process of the event gives. */
export const gardenInfo: EventInfo = {
  phase: 'running',
  claimWindowMs: 120_000,
  onlineWindowMs: 30_000,
  keptScans: 3,
  settleWindowMs: 1_800_000,
  admission: 'open',
  capacity: 5_000,
  batches: 0,
  tickets: 0,
  ticketsUsed: 0,
  players: 1234,
  scans: 56,
  rainbows: 7,
  answers: 0,
  teams: { players: [0, 0, 0, 0, 0, 0, 0], colours: [0, 0, 0, 0, 0, 0, 0] },
  latestRainbows: [],
  announcements: [],
  staff: [],
  at: 1,
};

/** A compute unit that answers by action, in place of the network; what has no answer can't be reached. */
export function answering(
  answers: Readonly<Record<string, Partial<EventInfo> | Partial<Leaderboard> | NameList>>,
): AoClient {
  const unreachable = async () => {
    throw new AppError('ao.unreachable');
  };
  return memoryAo({
    read: async ({ tags }): Promise<AoResult> => {
      const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
      const answer = answers[action];
      if (!answer) return unreachable();
      return {
        Messages: [{ Target: '', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(answer) }],
      };
    },
  });
}

interface StageProps {
  ao?: AoClient;
  events?: readonly EventEntry[];
  path?: string;
  wallet?: WalletStore;
  /** False for a network that no explorer knows. Default: true. */
  hasExplorer?: boolean;
  /** The process of the communities. Default: none. */
  community?: string;
  children: ReactNode;
}

/** The providers around the shell's pages in the app. */
export function Stage({
  ao = answering({}),
  events = [gardenParty],
  path = '/',
  wallet,
  hasExplorer = true,
  community,
  children,
}: StageProps) {
  const network = parseNetwork(
    {
      ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
      gateway: './',
      ...(community && { community }),
      ...(hasExplorer && { explorer: 'https://explorer.example/' }),
      events,
    },
    'http://localhost/',
  );
  return (
    <NetworkProvider network={network}>
      <AoProvider client={ao}>
        <WalletProvider store={wallet}>
          <SiteAreasProvider areas={[registered()]}>
            <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
          </SiteAreasProvider>
        </WalletProvider>
      </AoProvider>
    </NetworkProvider>
  );
}
