import { NetworkStage } from '@rainbow-rabbit/parts/testing';
import type { AoClient, AoMessage } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
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
  const explorer = 'https://explorer.example/#/entity/';
  return (
    <NetworkStage
      network={{ explorer, ...(hasCommunity && { community: stageCommunity }) }}
      ao={stageAo(stage)}
      visitor={isConnected ? stageVisitor : undefined}
      at={at}
      route={route}
    >
      {children}
    </NetworkStage>
  );
}
