import { type admittedBy, maxAdmittingEvents } from '@rainbow-rabbit/processes/admission/client/domain';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';

/** Whom a process counts as people, as the fields have it. */
export interface AdmissionValues {
  admittedBy: (typeof admittedBy)[number];
  /** The texts that are to be ids of processes; they count where players of events are admitted. */
  events: readonly string[];
}

/** A fault of the list of events. */
export type AdmissionFault = 'no-event' | 'too-many' | 'process';

/** Returns the faults of the list of events, the one to be shown last. */
export function* admissionFaults({ admittedBy, events }: AdmissionValues): Generator<AdmissionFault> {
  if (admittedBy !== 'events') return;
  if (events.length === 0) yield 'no-event';
  if (events.length > maxAdmittingEvents) yield 'too-many';
  if (events.some((event) => !isAddress(event))) yield 'process';
}

/** Returns the setting that fields without a fault stand for. */
export const admissionSettingsOf = ({ admittedBy, events }: AdmissionValues) => ({
  by: admittedBy,
  events: admittedBy === 'events' ? (events as ProcessId[]) : [],
});
