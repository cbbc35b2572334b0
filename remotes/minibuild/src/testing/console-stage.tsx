import type { ProcessSecret } from '@rainbow-rabbit/parts/console/secret';
import { StaffContext } from '@rainbow-rabbit/parts/console/session';
import { partMessages } from '@rainbow-rabbit/parts/testing';
import type { Contest, ContestInfo, ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import { type AoClient, type AoMessage, AoProvider, type UnitsReport } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../../locales/en.json';
import later from '../../locales/staff/en.json';
import { type ContestActRequest, ContestActsContext } from '../staff/acts/staff-acts';
import { useContestSecret } from '../staff/secret/contest-secret';
import { type StaffContest, StaffContestContext } from '../staff/session/staff-contest';

/** The address of the person at the console. */
export const consoleAddress = `${'S'.repeat(42)}A` as Address;

/** The contest's process, its token's, and the address of a member of a team. */
export const consoleContest = `${'K'.repeat(42)}A` as ProcessId;
export const consoleToken = `${'T'.repeat(42)}A` as ProcessId;
export const memberAddress = `${'M'.repeat(42)}A` as Address;

/** The contest at the glance of its staff that sections are tested with. */
export const stageInfo: ContestInfo = {
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

const unit = { mode: 'legacy', mu: 'mu', cu: 'cu' };
const networkOf = (ao: object) => parseNetwork({ ao, gateway: './', events: [] }, 'http://localhost/');

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

/** A section of the console on its stage, with the acts that it asks for. */
export interface ConsoleStage {
  lastAct: () => ContestActRequest;
  /** Sends the act that was asked for last, with a reason where a person writes it. Returns the message that goes to the process. */
  doAct: (reason?: string) => Promise<{ action: string; data: unknown }>;
  /** Messages that were sent, with their data. */
  sent: { action: string; data: unknown }[];
  /** Shows the section with another state of the contest. */
  change: (info: Partial<ContestInfo>, front?: Partial<Contest>) => void;
}

const actionOf = ({ tags }: AoMessage) => tags.find(({ name }) => name === 'Action')?.value ?? '';
const dataOf = ({ data }: AoMessage) => JSON.parse(data || '{}') as Record<string, unknown>;
const replyActions: Readonly<Record<string, string>> = { Score: 'Sheet' };
const actNames = new Set([
  ...['Staff', 'Configure', 'Texts', 'Open', 'Phase', 'Judge', 'Hide', 'HideName', 'Remove'],
  'PublishResults',
  ...['Claim', 'Release', 'Pay', 'Admit', 'Restore'],
]);

/** A secret that the browser lacks, at once. */
const noSecret: ProcessSecret = {
  state: 'missing',
  make: async () => undefined,
  choose: async () => undefined,
  take: async () => undefined,
  save: async () => undefined,
  lend: async (use) => use(new Uint8Array()),
};

type StagedContestProps = Pick<StaffContest, 'contest' | 'info' | 'front'> & { children: ReactNode };

/** The contest around a section, with its secret as the browser has it. */
function WithKeptSecret({ children, ...state }: StagedContestProps) {
  const secret = useContestSecret(state.contest.process, state.front);
  const value = { ...state, secret, refresh: async () => undefined };
  return <StaffContestContext value={value}>{children}</StaffContestContext>;
}

function WithoutSecret({ children, ...state }: StagedContestProps) {
  const value = { ...state, secret: noSecret, refresh: async () => undefined };
  return <StaffContestContext value={value}>{children}</StaffContestContext>;
}

/** Renders a section of the console of a contest whose process answers as given. */
export function stageConsole(section: ReactNode, params: ConsoleStageParams = {}): ConsoleStage {
  withMessages({ minibuild: { ...en, ...later }, ...partMessages });
  const { answers = {}, signer = { address: consoleAddress, signDataItem: async () => new Uint8Array() } } =
    params;
  let info = { ...stageInfo, ...params.info };
  let front = { ...stageFront, ...params.front };
  const asked: ContestActRequest[] = [];
  const sent: ConsoleStage['sent'] = [];

  const answerTo = (message: AoMessage) => {
    const action = actionOf(message);
    const answer = answers[action] ?? (actNames.has(action) ? info : undefined);
    if (answer === undefined) throw new AppError('ao.unreachable');
    const data = typeof answer === 'function' ? answer(dataOf(message)) : answer;
    // Tokens answer by tags.
    const isTagged = message.process === consoleToken;
    const Action = {
      name: 'Action',
      value: actNames.has(action) ? 'Info' : (replyActions[action] ?? action),
    };
    const Tags = isTagged
      ? Object.entries(data).map(([name, value]) => ({ name, value: String(value) }))
      : [Action];
    return { Messages: [{ Target: consoleAddress as string, Tags, Data: JSON.stringify(data) }] };
  };
  const memory = memoryAo({
    read: async (message) => answerTo(message),
    answer(message) {
      // its number is another one each time
      const { sequence: _, ...data } = dataOf(message);
      sent.push({ action: actionOf(message), data });
      return answerTo(message);
    },
  });
  const { known = memory.known, inspectUnits } = params;
  const ao: AoClient = { ...memory, known };
  if (inspectUnits) ao.inspectUnits = async (_, isAsking) => inspectUnits(isAsking);
  const network = networkOf(inspectUnits ? [unit, unit] : unit);
  const contest: ProcessPlace = { ao, process: consoleContest };
  const Staged = params.keepsSecret ? WithKeptSecret : WithoutSecret;
  const page = () => (
    <NetworkProvider network={network}>
      <AoProvider client={ao}>
        <AtPath path="/">
          <StaffContext value={{ address: consoleAddress, signer }}>
            <Staged contest={contest} info={info} front={front}>
              <ContestActsContext value={(request) => asked.push(request)}>{section}</ContestActsContext>
            </Staged>
          </StaffContext>
        </AtPath>
      </AoProvider>
    </NetworkProvider>
  );
  const { rerender } = render(page());
  const lastAct = () => {
    const request = asked.at(-1);
    if (!request) throw new Error('The section asked for no act');
    return request;
  };
  return {
    lastAct,
    sent,
    async doAct(reason = '') {
      const request = lastAct();
      await act(async () => {
        const after = await request.send('reason' in request ? request.reason : reason, { signer });
        request.onDone?.(after);
      });
      return sent.at(-1) ?? { action: '', data: undefined };
    },
    change(nextInfo, nextFront = {}) {
      info = { ...info, ...nextInfo };
      front = { ...front, ...nextFront };
      rerender(page());
    },
  };
}
