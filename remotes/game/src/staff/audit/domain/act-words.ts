import type { StaffLog } from '@rainbow-rabbit/processes/rabbit/client';
import { rabbitActNames } from '@rainbow-rabbit/processes/rabbit/client/domain';

export type StaffLogAct = StaffLog['rows'][number];

export type NamedAct = (typeof rabbitActNames)[number];

/** Returns true for an act that the console has words for; one of a later version of the process is shown by its own name. */
export const isNamedAct = (action: string): action is NamedAct =>
  rabbitActNames.some((name) => name === action);

/** Returns the fields of an act as a text, as the log has them. */
export function detailText({ detail = {} }: StaffLogAct): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`)
    .join(' · ');
}

/** The acts that are asked for; an empty text asks for all. */
export interface LogFilter {
  action: string;
  address: string;
}

/** Returns true when an act is asked for. */
export function fitsFilter(act: StaffLogAct, { action, address }: LogFilter): boolean {
  return (action === '' || act.action === action) && (address === '' || act.address === address);
}

/** The columns of an export, in their order. */
export const logColumns = ['time', 'address', 'action', 'reason', 'detail'] as const;

/** Returns the cells of an export; times are in UTC. */
export function logCells(acts: readonly StaffLogAct[]): string[][] {
  return acts.map((act) => [
    new Date(act.at).toISOString(),
    act.address,
    act.action,
    act.reason,
    detailText(act),
  ]);
}
