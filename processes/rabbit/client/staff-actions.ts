import type { RabbitData, rabbitActNames } from './generated';
import { rabbitCalls } from './rabbit-calls';
import { eventInfoSchema } from './replies/event';

type StaffActionName = (typeof rabbitActNames)[number];

/** The reason of an act, for the public log of the staff. */
export interface Act {
  reason: string;
}

/** The settings of an event that change; keys are in base64url (docs/protocol.md, `Configure`). */
export type EventSettings = Omit<RabbitData['Configure'], 'reason'>;

/** Makes the function that sends one act of the staff. */
export const staffAction = <const Action extends StaffActionName>(action: Action) =>
  rabbitCalls.sender({ action, reply: 'Info', schema: eventInfoSchema });

/** Sets what the event is. */
export const configureEvent = /* @__PURE__ */ staffAction('Configure');

/** Opens a configured event for registration. */
export const openEvent = /* @__PURE__ */ staffAction('Open');

/** Lets the game begin, or go on after a pause. */
export const startEvent = /* @__PURE__ */ staffAction('Start');

/** Stops scans until the next start. */
export const pauseEvent = /* @__PURE__ */ staffAction('Pause');

/** Ends the game. */
export const endEvent = /* @__PURE__ */ staffAction('End');

/** Excludes a player from scanning and from the ranking. */
export const banPlayer = /* @__PURE__ */ staffAction('Ban');

/** Takes a ban back. */
export const unbanPlayer = /* @__PURE__ */ staffAction('Unban');

/** Hides the nickname of a player, or shows it again; either decides on its flags. */
export const hideName = /* @__PURE__ */ staffAction('HideName');

/** Takes a colour from a player. */
export const strikeColour = /* @__PURE__ */ staffAction('Strike');

/** Adds a batch of tickets; its number must be the next, and its root new. */
export const admitTickets = /* @__PURE__ */ staffAction('Admit');

/** Removes a player, whose address, nickname and place become free. */
export const removePlayer = /* @__PURE__ */ staffAction('Remove');

/** Shows a text to everybody. */
export const announceText = /* @__PURE__ */ staffAction('Announce');

/** Changes the list of the staff; the owner of the process only. */
export const changeStaff = /* @__PURE__ */ staffAction('Staff');

/** Reports the points of players to a community, one batch at a time; `report` of the reply says how far it has come. */
export const reportPoints = /* @__PURE__ */ staffAction('Report');
