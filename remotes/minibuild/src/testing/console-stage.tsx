import { type ConsoleSecret, SecretContext } from '@rainbow-rabbit/parts/console/secret';
import {
  partMessages,
  type SectionStage,
  StagedSecret,
  stagedSecret,
  stageSectionOf,
} from '@rainbow-rabbit/parts/testing';
import type { Contest, ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { AoClient, UnitsReport } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { ReactNode } from 'react';
import en from '../../locales/en.json';
import later from '../../locales/staff/en.json';
import { useContestSecret } from '../staff/secret/contest-secret';
import { type StaffContest, StaffContestContext } from '../staff/session/staff-contest';

/** The address of the person at the console. */
export const consoleAddress = `${'S'.repeat(42)}A` as Address;

/** The contest's process, its token's, and the address of a member of a team. */
export const consoleContest = `${'K'.repeat(42)}A` as ProcessId;
export const consoleToken = `${'T'.repeat(42)}A` as ProcessId;
export const memberAddress = `${'M'.repeat(42)}A` as Address;

/** The contest at the glance of its staff that sections are tested with. */
const stageInfo: ContestInfo = {
  version: 1,
  owner: consoleAddress,
  staff: [consoleAddress],
  phase: 'judging',
  isOpen: true,
  admission: { by: 'tickets', events: [], batches: 0, tickets: 0, ticketsUsed: 0 },
  people: 3,
  removed: 0,
  teams: 2,
  entries: 2,
  hidden: 0,
  withdrawn: 0,
  flags: 0,
  ballots: 3,
  judges: [{ address: consoleAddress, name: 'Judge Ann', isJudge: true, sheets: 0 }],
  payments: 0,
  at: 1,
};

const times = { signUp: 10, building: 20, voting: 30, judging: 40, results: 50 };

/** All that the public front page of the contest shows, in tests. */
export const stageFront: Contest = {
  phase: 'judging',
  isOpen: true,
  keyVersion: 0,
  facts: {
    times,
    teamSize: 3,
    voteWeight: 50,
    kinds: ['text'],
    criteria: [
      { name: 'Humour', weight: 3 },
      { name: 'Craft', weight: 1 },
    ],
    prizes: [{ title: 'Gold', amount: '2500' }],
    zone: 'Europe/Lisbon',
    admission: { by: 'tickets', events: [] },
    voters: 'admitted',
    token: consoleToken,
    original: 'en',
  },
  texts: { language: 'en', name: 'Rabbit Memes', brief: 'Make one.', rules: 'Be kind.' },
  languages: ['en'],
  counts: { people: 3, teams: 2, entries: 2, ballots: 3 },
  judges: [],
  at: 1,
};

/** The answer to a message: the reply's data, or a function of the message's data that may throw. */
export type ConsoleAnswer = object | ((data: Record<string, unknown>) => object);

interface ConsoleStageParams {
  info?: Partial<ContestInfo>;
  front?: Partial<Contest>;
  /** Answers by action; an action without one can't be reached. */
  answers?: Readonly<Record<string, ConsoleAnswer>>;
  /** Looks up a message of somebody else. */
  known?: AoClient['known'];
  /** Reports on the units of a network of several. Default: the network has one. */
  inspectUnits?: (isAsking: boolean) => UnitsReport;
  /** True for a browser that can keep the contest's secret. Default: it lacks it. */
  keepsSecret?: boolean;
  /** Signs data items. */
  signer?: { address?: Address; signDataItem: () => Promise<Uint8Array> };
}

/** A section of the contest's console on its stage. */
export interface ConsoleStage extends Omit<SectionStage<ContestInfo>, 'redraw'> {
  /** Shows the section with another state of the contest. */
  change: (info: Partial<ContestInfo>, front?: Partial<Contest>) => void;
}

const replyActions: Readonly<Record<string, string>> = { Score: 'Sheet' };
const actNames = new Set([
  ...['Staff', 'Configure', 'Texts', 'Open', 'Phase', 'Judge', 'Hide', 'HideName', 'Remove'],
  'PublishResults',
  ...['Claim', 'Release', 'Pay', 'Admit', 'Restore'],
]);

type StagedContestProps = Pick<StaffContest, 'contest' | 'info' | 'front'> & { children: ReactNode };

/** The contest around a section, with its secret as the browser has it. */
function WithKeptSecret({ children, ...state }: StagedContestProps) {
  const kept = useContestSecret(state.contest.process, state.front);
  const value = { ...state, secret: kept.secret, refresh: async () => undefined };
  return (
    <SecretContext value={kept}>
      <StaffContestContext value={value}>{children}</StaffContestContext>
    </SecretContext>
  );
}

function WithoutSecret({ children, ...state }: StagedContestProps) {
  const value = { ...state, secret: stagedSecret(), refresh: async () => undefined };
  const word = (name: Parameters<ConsoleSecret['word']>[0]) => later[`staff.file.${name}`];
  return (
    <StagedSecret process={state.contest.process} secret={value.secret} word={word}>
      <StaffContestContext value={value}>{children}</StaffContestContext>
    </StagedSecret>
  );
}

/** Renders a section of the console of a contest whose process answers as given. */
export function stageConsole(section: ReactNode, params: ConsoleStageParams = {}): ConsoleStage {
  withMessages({ minibuild: { ...en, ...later }, ...partMessages });
  const { answers = {}, signer = { address: consoleAddress, signDataItem: async () => new Uint8Array() } } =
    params;
  let info = { ...stageInfo, ...params.info };
  let front = { ...stageFront, ...params.front };
  const Staged = params.keepsSecret ? WithKeptSecret : WithoutSecret;
  const { redraw, ...stage } = stageSectionOf<ContestInfo>(section, {
    area: 'minibuild',
    address: consoleAddress,
    signer,
    known: params.known,
    inspectUnits: params.inspectUnits,
    answer({ action, data: asked, process }) {
      const answer = answers[action] ?? (actNames.has(action) ? info : undefined);
      if (answer === undefined) throw new AppError('ao.unreachable');
      const data = typeof answer === 'function' ? answer(asked) : answer;
      // Tokens answer by tags.
      const tags =
        process === consoleToken
          ? data
          : { Action: actNames.has(action) ? 'Info' : (replyActions[action] ?? action) };
      const Tags = Object.entries(tags).map(([name, value]) => ({ name, value: String(value) }));
      return { Messages: [{ Target: consoleAddress, Tags, Data: JSON.stringify(data) }] };
    },
    within: (ao, children) => (
      <Staged contest={{ ao, process: consoleContest }} info={info} front={front}>
        {children}
      </Staged>
    ),
  });
  return {
    ...stage,
    change(nextInfo, nextFront = {}) {
      info = { ...info, ...nextInfo };
      front = { ...front, ...nextFront };
      redraw();
    },
  };
}
