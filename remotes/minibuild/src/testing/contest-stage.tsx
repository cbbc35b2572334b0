import { NetworkStage } from '@rainbow-rabbit/parts/testing';
import type { Contest, Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { minibuildActNames } from '@rainbow-rabbit/processes/minibuild/client/domain';
import type { AoClient, AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isFrom } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import type { ReactNode } from 'react';
import { ContestProvider } from '../contest/contest-provider';

/** The process of the contest in tests. */
export const stageContest = 'k'.repeat(43) as ProcessId;

/** The address of the connected wallet. */
const stageVisitor = 'v'.repeat(43) as Address;

/** Answers one message by the data of its reply, or throws the code of a refusal, or an error of the network: a lost answer. */
export type ContestAnswer = (data: Record<string, unknown>) => unknown;

export interface ContestStage {
  /** Answers by action, its first letter small. */
  answers: Record<string, ContestAnswer>;
  /** The actions that were read and sent, in order, with their data. */
  asked: { action: string; data: Record<string, unknown>; isSent: boolean }[];
}

const hourMs = 3_600_000;

/** Returns a contest in the given phase, with whole hours between its times. */
export function contestOf(phase: Contest['phase'], more: Partial<Contest> = {}): Contest {
  const begun = ['signUp', 'building', 'voting', 'judging', 'results'].indexOf(phase);
  const time = (index: number) => Date.now() + (index - begun) * hourMs - (index <= begun ? hourMs : 0);
  return {
    phase,
    isOpen: phase !== 'draft',
    keyVersion: 0,
    facts: {
      times: { signUp: time(0), building: time(1), voting: time(2), judging: time(3), results: time(4) },
      teamSize: 3,
      voteWeight: 50,
      kinds: ['picture', 'text', 'link'],
      criteria: [{ name: 'Idea', weight: 1 }],
      prizes: [{ title: 'A carrot' }],
      zone: 'Europe/Lisbon',
      admission: { by: 'tickets', events: [] },
      voters: 'admitted',
      original: 'en',
    },
    texts: { language: 'en', name: 'Rabbit Memes', brief: 'Make one.', rules: 'Be kind.' },
    languages: ['en'],
    counts: { people: 2, teams: 1, entries: 1, ballots: 0 },
    judges: [],
    ...(phase === 'results' && { publishedAt: time(4) }),
    at: Date.now(),
    ...more,
  };
}

/** Returns the part of the connected wallet, which has not signed up unless it is given a person. */
export const mineOf = (more: Partial<Mine> = {}): Mine => ({
  address: stageVisitor,
  phase: 'signUp',
  isStaff: false,
  isJudge: false,
  admission: 'admitted',
  vote: 'no',
  at: Date.now(),
  ...more,
});

/** Returns a stage whose process answers by these functions. */
export const contestStage = (answers: ContestStage['answers'] = {}): ContestStage => ({
  answers: { contest: () => contestOf('signUp'), mine: () => mineOf(), ...answers },
  asked: [],
});

/** The `Action` of the reply to an act that isn't answered with `Mine`. */
const replies: Readonly<Record<string, string>> = {
  Vote: 'Ballot',
  Flag: 'Flagged',
  Score: 'Sheet',
};
const ownActs = [
  'Enter',
  'SignUp',
  'MakeTeam',
  'Invite',
  'JoinTeam',
  'LeaveTeam',
  'Seek',
  'Submit',
  'Withdraw',
  'Comment',
  'TakeComment',
];

function replyAction(action: string): string {
  if (ownActs.includes(action)) return 'Mine';
  if (minibuildActNames.some((name) => name === action)) return 'Info';
  return replies[action] ?? action;
}

/** Returns the client of a network on which only the process of a stage answers. */
function contestStageAo(stage: ContestStage): AoClient {
  const answer = (message: AoMessage, isSent: boolean): AoResult => {
    const action = message.tags.find(({ name }) => name === 'Action')?.value ?? '';
    const data = JSON.parse(message.data ?? '{}');
    stage.asked.push({ action, data, isSent });
    const given = stage.answers[action.charAt(0).toLowerCase() + action.slice(1)];
    if (!given) return { Error: 'rr:message.unknown-action', Messages: [] };
    try {
      const Data = JSON.stringify({ at: Date.now(), ...Object(given(data)) });
      const Tags = [{ name: 'Action', value: replyAction(action) }];
      return { Messages: [{ Target: stageVisitor, Tags, Data }] };
    } catch (error) {
      if (isFrom(error, 'ao')) throw error;
      return { Error: `rr:${error instanceof Error ? error.message : ''}`, Messages: [] };
    }
  };
  return memoryAo({
    read: async (message) => answer(message, false),
    answer: (message) => answer(message, true),
  });
}

interface ContestStagePageProps {
  stage: ContestStage;
  /** The path at which the page is, and the pattern of its route. */
  at: string;
  route?: string;
  /** False for a visitor without a wallet. */
  isConnected?: boolean;
  /** False for a network that names no contest. */
  hasContest?: boolean;
  children: ReactNode;
}

/** A page of the contest on the network of a stage, which is all that is played. */
export function ContestStagePage(props: ContestStagePageProps) {
  const { stage, at, route = '*', isConnected = true, hasContest = true, children } = props;
  return (
    <NetworkStage
      network={hasContest ? { processes: { minibuild: stageContest } } : {}}
      ao={contestStageAo(stage)}
      visitor={isConnected ? stageVisitor : undefined}
      at={at}
      route={route}
    >
      <ContestProvider>{children}</ContestProvider>
    </NetworkStage>
  );
}
