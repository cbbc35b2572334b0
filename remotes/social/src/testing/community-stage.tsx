import { type AoClient, type AoMessage, AoProvider } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { useRoutes } from '@rainbow-rabbit/shared/router';
import { AtPath, memoryAo } from '@rainbow-rabbit/shared/testing';
import { type Wallet, type WalletConnector, WalletProvider } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';

/** The process of the communities in tests. */
const stageCommunity = 'c'.repeat(43) as ProcessId;

/** The address of the connected wallet. */
export const stageVisitor = 'v'.repeat(43) as Address;

/** Answers one message by the data of its reply, or throws the code of a refusal. */
export type StageAnswer = (data: Record<string, unknown>, message: AoMessage) => unknown;

export interface CommunityStage {
  /** Answers by action, its first letter small. `Tags` in an answer become the reply's tags, as a token's are. */
  answers: Readonly<Record<string, StageAnswer>>;
  /** The actions that were read and sent, in order, with their data but for the numbers of acts. */
  asked: { action: string; data: Record<string, unknown>; isSent: boolean }[];
}

/** Returns a stage whose process answers by these functions. */
export const communityStage = (answers: CommunityStage['answers']): CommunityStage => ({
  answers,
  asked: [],
});

/** Returns the client of a network on which only the process of a stage answers. */
export function stageAo(stage: CommunityStage): AoClient {
  const answer = (message: AoMessage, isSent: boolean) => {
    const action = message.tags.find(({ name }) => name === 'Action')?.value ?? '';
    const { sequence: _, ...data } = JSON.parse(message.data ?? '{}');
    stage.asked.push({ action, data, isSent });
    const given = stage.answers[action.charAt(0).toLowerCase() + action.slice(1)];
    if (!given) return { Error: 'rr:message.unknown-action', Messages: [] };
    try {
      const { Tags = {}, ...reply } = given(data, message) as { Tags?: Record<string, string> };
      const tags = Object.entries({ Action: action, ...Tags }).map(([name, value]) => ({ name, value }));
      return { Messages: [{ Target: stageVisitor, Tags: tags, Data: JSON.stringify({ at: 1, ...reply }) }] };
    } catch (error) {
      return { Error: `rr:${error instanceof Error ? error.message : ''}`, Messages: [] };
    }
  };
  return memoryAo({
    read: async (message) => answer(message, false),
    answer: (message) => answer(message, true),
  });
}

interface StagePageProps {
  stage: CommunityStage;
  /** The path at which the page is, and the pattern of its route. */
  at: string;
  route: string;
  /** False for a visitor without a wallet. */
  isConnected?: boolean;
  /** False for a network that names no community. */
  hasCommunity?: boolean;
  children: ReactNode;
}

/** A page of the communities on the network of a stage, which is all that is played. */
export function StagePage(props: StagePageProps) {
  const { stage, at, route, isConnected = true, hasCommunity = true, children } = props;
  const network = parseNetwork(
    {
      ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
      gateway: './',
      explorer: 'https://explorer.example/#/entity/',
      events: [],
      ...(hasCommunity && { community: stageCommunity }),
    },
    'http://localhost/',
  );
  return (
    <NetworkProvider network={network}>
      <AoProvider client={stageAo(stage)}>
        <WalletProvider store={stageWallet(isConnected)}>
          <AtPath path={at}>
            <Routed route={route}>{children}</Routed>
          </AtPath>
        </WalletProvider>
      </AoProvider>
    </NetworkProvider>
  );
}

function Routed({ route, children }: { route: string; children: ReactNode }) {
  return useRoutes([{ path: route, element: children }]);
}

/** Returns the wallet of a visitor for `WalletProvider`. */
export function stageWallet(isConnected: boolean) {
  const connector = { signDataItem: async () => new Uint8Array([1]) } as unknown as WalletConnector;
  const wallet = {
    state: isConnected
      ? { status: 'connected', method: 'QuickWallet', address: stageVisitor, connector }
      : { status: 'disconnected' },
    openPopup: () => undefined,
  } as unknown as Wallet;
  return { wallet: () => wallet, subscribe: () => () => undefined, start: () => () => undefined };
}
