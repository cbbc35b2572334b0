import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessSendOptions } from '../../common/client';
import type { rabbitActNames } from './generated';
import { rabbitCalls } from './rabbit-calls';
import type { RabbitId } from './rabbit-id';
import { type EventInfo, eventInfoSchema } from './replies/event';
import type { RabbitColour } from './replies/fields';

type StaffActionName = (typeof rabbitActNames)[number];

/** The reason of an act, for the public log of the staff. */
export interface Act {
  reason: string;
}

/** The settings of an event that change; `contactKey` is in base64url (docs/protocol.md, `Configure`). */
export type EventSettings = Partial<
  Pick<
    EventInfo,
    | 'slug'
    | 'name'
    | 'contactKey'
    | 'claimWindowMs'
    | 'onlineWindowMs'
    | 'keptScans'
    | 'settleWindowMs'
    | 'admission'
    | 'capacity'
    | 'startsAt'
    | 'endsAt'
    | 'prize'
    | 'follow'
    | 'printed'
    | 'question'
    | 'keyDigest'
  >
>;

type StaffAction<Data> = (
  rabbit: ProcessPlace,
  data: Act & Data,
  options: ProcessSendOptions,
) => Promise<EventInfo>;

const staffAction =
  <Data = unknown>(action: StaffActionName): StaffAction<Data> =>
  (rabbit, data, options) =>
    rabbitCalls.send(rabbit, { action, data, reply: 'Info', schema: eventInfoSchema }, options);

/** Sets what the event is. */
export const configureEvent = /* @__PURE__ */ staffAction<EventSettings>('Configure');

/** Opens a configured event for registration. */
export const openEvent = /* @__PURE__ */ staffAction('Open');

/** Lets the game begin, or go on after a pause. */
export const startEvent = /* @__PURE__ */ staffAction('Start');

/** Stops scans until the next start. */
export const pauseEvent = /* @__PURE__ */ staffAction('Pause');

/** Ends the game. */
export const endEvent = /* @__PURE__ */ staffAction('End');

/** Excludes a player from scanning and from the ranking. */
export const banPlayer = /* @__PURE__ */ staffAction<{ rabbit: RabbitId }>('Ban');

/** Takes a ban back. */
export const unbanPlayer = /* @__PURE__ */ staffAction<{ rabbit: RabbitId }>('Unban');

/** Takes a colour from a player. */
export const strikeColour = /* @__PURE__ */ staffAction<{
  rabbit: RabbitId;
  colour: RabbitColour;
}>('Strike');

/** Adds a batch of tickets; its number must be the next, and its root new. */
export const admitTickets = /* @__PURE__ */ staffAction<{
  batch: number;
  /** 16 bytes in base64url. */
  root: string;
  count: number;
}>('Admit');

/** Removes a player, whose address, nickname and place become free. */
export const removePlayer = /* @__PURE__ */ staffAction<{ rabbit: RabbitId }>('Remove');

/** Shows a text to everybody. */
export const announceText = /* @__PURE__ */ staffAction<{ text: string }>('Announce');

/** Changes the list of the staff; the owner of the process only. */
export const changeStaff = /* @__PURE__ */ staffAction<{
  add?: readonly Address[];
  remove?: readonly Address[];
}>('Staff');

/** Reports the points of players to a community, one batch at a time; `report` of the reply says how far it has come. */
export const reportPoints = /* @__PURE__ */ staffAction<{ community: ProcessId }>('Report');
