import { NetworkStage } from '@rainbow-rabbit/parts/testing';
import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import type { AoClient, AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import type { ReactNode } from 'react';

/** The process of the arcade in tests. */
export const stageArcade = 'a'.repeat(43) as ProcessId;

/** The address of the connected wallet. */
export const stageRunner = 'v'.repeat(43) as Address;

/** Answers one message by the data of its reply, or throws the code of a refusal. */
export type ArcadeAnswer = (data: Record<string, unknown>) => unknown;

export interface ArcadeStage {
  /** Answers by action, its first letter small. */
  answers: Record<string, ArcadeAnswer>;
  /** The actions that were read and sent, in order, with their data. */
  asked: { action: string; data: Record<string, unknown>; isSent: boolean }[];
}

/** Replies whose `Action` is not that of the message. */
const replies: Readonly<Record<string, string>> = {
  Begin: 'Begun',
  Finish: 'Finished',
  Submit: 'Scored',
  Enter: 'Mine',
};

/** The acts of staff and organisers, which are answered with `Info`. */
const acts = ['Admission', 'Admit', 'Organiser', 'SetChallenge', 'EndChallenge', 'HideChallenge', 'Strike'];

/** Returns a stage whose process answers by these functions, and otherwise has empty boards and no challenges. */
export const arcadeStage = (answers: ArcadeStage['answers'] = {}): ArcadeStage => ({
  answers: {
    board: ({ board }) => ({ board, total: 0, rows: [] }),
    boardPlace: ({ board }) => ({ board, rows: [] }),
    finish: ({ run }) => ({ run }),
    mine: () => mineOf(),
    challenges: () => ({ total: 0, rows: [] }),
    info: () => infoOf(),
    names: () => ({ names: {} }),
    ...answers,
  },
  asked: [],
});

/** Returns the arcade of a stage, for a part that is shown by itself. */
export const stagePlace = (stage: ArcadeStage): ProcessPlace => ({
  ao: arcadeStageAo(stage),
  process: stageArcade,
});

/** Returns the standing of the connected wallet; that of somebody who is admitted by a ticket, unless a test says not. */
export const mineOf = (own: object = {}) => ({
  address: stageRunner,
  isPerson: true,
  admission: 'admitted',
  admits: { by: 'tickets', events: [] },
  ...own,
});

/** Returns the arcade at a glance, with these people. */
export const infoOf = ({
  staff = [],
  organisers = [],
}: {
  staff?: string[];
  organisers?: string[];
} = {}) => ({
  version: 1,
  owner: 'o'.repeat(43),
  staff: ['o'.repeat(43), ...staff],
  admission: { by: 'tickets', events: [], batches: 0, tickets: 0, ticketsUsed: 0 },
  organisers,
  runs: 0,
  batch: 0,
  acknowledged: 0,
});

const replyName = (action: string): string => (acts.includes(action) ? 'Info' : (replies[action] ?? action));

/** Returns the parts of a reply that few tests care about. */
function defaultsOf(action: string, { list = 'admitted' }: Record<string, unknown>): object {
  if (action === 'Board') return { list, others: 0 };
  return action === 'BoardPlace' ? { list: 'admitted' } : {};
}

/** Returns the data of a reply. @throws Error the code of a refusal */
function replyOf({ answers }: ArcadeStage, action: string, data: Record<string, unknown>): object {
  const answer = answers[action.charAt(0).toLowerCase() + action.slice(1)];
  if (answer) return { ...defaultsOf(action, data), ...Object(answer(data)) };
  if (acts.includes(action)) return infoOf();
  throw new Error('message.unknown-action');
}

/** Returns the client of a network on which only the processes of a stage answer. */
export function arcadeStageAo(stage: ArcadeStage): AoClient {
  const answer = (message: AoMessage, isSent: boolean, target: string = stageRunner): AoResult => {
    const action = message.tags.find(({ name }) => name === 'Action')?.value ?? '';
    const data = JSON.parse(message.data ?? '{}');
    stage.asked.push({ action, data, isSent });
    try {
      const Data = JSON.stringify({ at: 1, ...replyOf(stage, action, data) });
      return { Messages: [{ Target: target, Tags: [{ name: 'Action', value: replyName(action) }], Data }] };
    } catch (error) {
      return { Error: `rr:${error instanceof Error ? error.message : ''}`, Messages: [] };
    }
  };
  return memoryAo({
    read: async (message) => answer(message, false),
    answer: (message, from) => answer(message, true, from),
  });
}

interface ArcadeStagePageProps {
  stage: ArcadeStage;
  /** The path at which the page is, and the pattern of its route. */
  at: string;
  route?: string;
  /** False for a visitor without a wallet. */
  isConnected?: boolean;
  /** False for a network that names no arcade. */
  hasArcade?: boolean;
  events?: readonly object[];
  children: ReactNode;
}

/** A page of the arcade on the network of a stage, which is all that is played. */
export function ArcadeStagePage(props: ArcadeStagePageProps) {
  const { stage, at, route, isConnected = true, hasArcade = true, events = [], children } = props;
  const processes = { arcade: stageArcade };
  return (
    <NetworkStage
      network={{ events, community: 'c'.repeat(43), ...(hasArcade && { processes }) }}
      ao={arcadeStageAo(stage)}
      visitor={isConnected ? stageRunner : undefined}
      at={at}
      route={route}
    >
      {children}
    </NetworkStage>
  );
}
