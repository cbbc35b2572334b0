import * as v from 'valibot';
import { admittedBy } from '../../common/client/generated';
import { processIdText, wholeNumber } from '../../common/client/reply-fields';

export const admissionSettingsSchema = v.object({
  /** `events` are holders of tickets of the process, and players of the listed events, who had a ticket there. */
  by: v.picklist(admittedBy),
  /** Processes; there are some exactly when their players are admitted. */
  events: v.array(processIdText),
});

/** Whom a process counts as people. */
export type AdmissionSettings = v.InferOutput<typeof admissionSettingsSchema>;

/** The admission of a process, with its tickets. */
export const admissionViewSchema = v.object({
  ...admissionSettingsSchema.entries,
  batches: wholeNumber,
  tickets: wholeNumber,
  ticketsUsed: wholeNumber,
});

export type AdmissionView = v.InferOutput<typeof admissionViewSchema>;

/** The standing of an address: an event is being asked, all have said no, or nobody was asked. */
export const admissionStatus = v.picklist(['admitted', 'asked', 'refused', 'new']);
