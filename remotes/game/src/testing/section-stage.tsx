import type { ProcessSecret } from '@rainbow-rabbit/parts/console/secret';
import { StaffContext } from '@rainbow-rabbit/parts/console/session';
import { partMessages } from '@rainbow-rabbit/parts/testing';
import type { EventInfo, ProcessPlace } from '@rainbow-rabbit/processes/rabbit/client';
import { quietEvent } from '@rainbow-rabbit/processes/rabbit/testing/event-info';
import { type AoMessage, AoProvider, type UnitsReport } from '@rainbow-rabbit/shared/ao';
import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../../locales/en.json';
import later from '../../locales/staff/en.json';
import { type StaffActRequest, StaffActsContext } from '../staff/acts/staff-acts';
import { StaffEventContext } from '../staff/session/staff-event';

const stageStaff = 'S'.repeat(43) as Address;
const signer = { signDataItem: async () => new Uint8Array() };

/** The event that sections are tested in. */
export const stageEvent = quietEvent({
  slug: 'garden',
  name: 'Garden Party',
  admission: 'tickets',
  players: 1234,
  scans: 56,
  rainbows: 7,
  staff: [stageStaff],
});

export const stageProcess = 'A'.repeat(43) as ProcessId;

/** The community of the network that sections are tested on. */
export const stageCommunity = 'C'.repeat(43);

const unit = { mode: 'legacy', mu: 'mu', cu: 'cu' };
const networkOf = (ao: object) =>
  parseNetwork(
    {
      ao,
      gateway: './',
      explorer: 'https://explorer.example/',
      community: stageCommunity,
      events: [{ slug: 'garden', process: stageProcess, name: 'Garden Party' }],
    },
    'http://localhost/',
  );

/** The answer to a read, by its action; a function gets the data of the message. */
export type StageAnswers = Readonly<Record<string, object | ((data: never) => object)>>;

/** Name and data of a reply. */
type StageReply = readonly [action: string, data: object];

interface StageParams {
  info?: Partial<EventInfo>;
  answers?: StageAnswers;
  /** The process's replies to messages, by their action. An action without one gets the reply to an act of staff. */
  replies?: Readonly<Record<string, StageReply | (() => StageReply)>>;
  path?: string;
  /** The event's process. Default: the process that the network lists. */
  process?: string;
  /** The event's secret. Default: the browser has none. */
  secret?: Bytes;
  /** Reports on the units of a network of several. Default: the network has one. */
  inspectUnits?: (isAsking: boolean) => UnitsReport;
}

/** A section of the console on its stage, with the acts that it asks for. */
export interface Stage {
  /** Sends the act that was asked for last, with a reason where a person writes it. Returns the message that goes to the process. */
  doAct: (reason?: string) => Promise<{ action: string | undefined; data: unknown }>;
  lastAct: () => StaffActRequest;
  /** Shows the section with another state of the event. */
  change: (info: Partial<EventInfo>) => void;
}

const actionOf = ({ tags }: AoMessage) => tags.find(({ name }) => name === 'Action')?.value ?? '';
const dataOf = ({ data }: AoMessage) => JSON.parse(data ?? '{}');
const reply = (action: string, data: object) => ({
  Messages: [{ Target: '', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(data) }],
});

/** The secret of an event in the browser; without one it is missing. */
const secretOf = (secret: Bytes | undefined): ProcessSecret => ({
  state: secret ? 'saved' : 'missing',
  make: async () => undefined,
  choose: async () => undefined,
  take: async () => undefined,
  save: async () => undefined,
  lend: async (use) => use((secret ?? new Uint8Array()).slice()),
});

/** Renders a section in an event whose process answers as given; what has no answer can't be reached. */
export function stageSection(
  section: ReactNode,
  {
    info = {},
    answers = {},
    replies = {},
    path = '/',
    process = stageProcess,
    secret,
    inspectUnits,
  }: StageParams = {},
): Stage {
  withMessages({ game: { ...en, ...later }, ...partMessages });
  const asked: StaffActRequest[] = [];
  const sent: AoMessage[] = [];
  let event = { ...stageEvent, ...info };
  const ao = memoryAo({
    read: async (message) => {
      const answer = answers[actionOf(message)];
      if (answer === undefined) throw new AppError('ao.unreachable');
      return reply(
        actionOf(message),
        typeof answer === 'function' ? answer(dataOf(message) as never) : answer,
      );
    },
    answer(message) {
      sent.push(message);
      const given = replies[actionOf(message)] ?? (['Info', event] as const);
      return reply(...(typeof given === 'function' ? given() : given));
    },
  });
  const network = networkOf(inspectUnits ? [unit, unit] : unit);
  if (inspectUnits) ao.inspectUnits = async (_, isAsking) => inspectUnits(isAsking);
  const rabbit: ProcessPlace = { ao, process: process as ProcessId };
  const page = () => (
    <NetworkProvider network={network}>
      <AoProvider client={ao}>
        <AtPath path={path}>
          <StaffEventContext
            value={{ rabbit, info: event, secret: secretOf(secret), refresh: async () => undefined }}
          >
            <StaffContext value={{ address: stageStaff, signer }}>
              <StaffActsContext value={(request) => asked.push(request)}>{section}</StaffActsContext>
            </StaffContext>
          </StaffEventContext>
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
    doAct: async (reason = '') => {
      const request = lastAct();
      await act(async () => {
        const after = await request.send('reason' in request ? request.reason : reason, { signer });
        request.onDone?.(after);
      });
      const message = sent.at(-1);
      if (!message) return { action: undefined, data: undefined };
      // its number is another one each time
      const { sequence: _, ...data } = dataOf(message);
      return { action: actionOf(message), data };
    },
    change: (next) => {
      event = { ...event, ...next };
      rerender(page());
    },
  };
}

/** Waits for a text of the section. */
export const seen = (text: string | RegExp) => screen.findByText(text);
