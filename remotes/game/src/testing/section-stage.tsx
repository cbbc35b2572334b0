import {
  partMessages,
  type SectionStage,
  StagedSecret,
  stagedSecret,
  stageSectionOf,
} from '@rainbow-rabbit/parts/testing';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { quietEvent } from '@rainbow-rabbit/processes/rabbit/testing/event-info';
import type { UnitsReport } from '@rainbow-rabbit/shared/ao';
import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import en from '../../locales/en.json';
import later from '../../locales/staff/en.json';
import { StaffEventContext } from '../staff/session/staff-event';

const stageStaff = 'S'.repeat(43) as Address;

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

/** A section of the event's console on its stage. */
export interface Stage extends Omit<SectionStage<EventInfo>, 'redraw'> {
  /** Shows the section with another state of the event. */
  change: (info: Partial<EventInfo>) => void;
}

/** Renders a section in an event whose process answers as given; what has no answer can't be reached. */
export function stageSection(
  section: ReactNode,
  { info = {}, answers = {}, replies = {}, process = stageProcess, secret, ...params }: StageParams = {},
): Stage {
  withMessages({ game: { ...en, ...later }, ...partMessages });
  let event = { ...stageEvent, ...info };
  const answerOf = (action: string, data: object): StageReply => {
    const answer = answers[action];
    if (answer === undefined) throw new AppError('ao.unreachable');
    return [action, typeof answer === 'function' ? answer(data as never) : answer];
  };
  const replyOf = (action: string): StageReply => {
    const reply = replies[action] ?? (['Info', event] as const);
    return typeof reply === 'function' ? reply() : reply;
  };
  const held = stagedSecret(secret);
  const place = process as ProcessId;
  const { redraw, ...stage } = stageSectionOf<EventInfo>(section, {
    ...params,
    area: 'game',
    address: stageStaff,
    signer: { signDataItem: async () => new Uint8Array() },
    network: {
      explorer: 'https://explorer.example/',
      community: stageCommunity,
      events: [{ slug: 'garden', process: stageProcess, name: 'Garden Party' }],
    },
    answer({ action, data, isSent }) {
      const [value, content] = isSent ? replyOf(action) : answerOf(action, data);
      const Tags = [{ name: 'Action', value }];
      return { Messages: [{ Target: '', Tags, Data: JSON.stringify(content) }] };
    },
    within: (ao, children) => (
      <StaffEventContext
        value={{
          rabbit: { ao, process: place },
          info: event,
          secret: held,
          refresh: async () => undefined,
        }}
      >
        <StagedSecret process={place} secret={held} word={(name) => later[`staff.file.${name}`]}>
          {children}
        </StagedSecret>
      </StaffEventContext>
    ),
  });
  return {
    ...stage,
    change: (next) => {
      event = { ...event, ...next };
      redraw();
    },
  };
}

/** Waits for a text of the section. */
export const seen = (text: string | RegExp) => screen.findByText(text);
