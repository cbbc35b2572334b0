import { type ContestStaffLog, contestActNames } from '@rainbow-rabbit/processes/minibuild/client';

export type StaffLogAct = ContestStaffLog['rows'][number];
export type NamedAct = (typeof contestActNames)[number];

/** Returns true for an act that the console has words for; another one is shown by its own name. */
export const isNamedAct = (action: string): action is NamedAct =>
  contestActNames.some((name) => name === action);

/** Returns the fields of an act as a text, as the log has them. */
export function detailText({ detail = {} }: StaffLogAct): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`)
    .join(' · ');
}

/** The columns of an export, in their order. */
export const logColumns = ['time', 'address', 'action', 'reason', 'detail'] as const;

/** Returns the cells of an export; times are in UTC. */
export const logCells = (acts: readonly StaffLogAct[]): string[][] =>
  acts.map((act) => [new Date(act.at).toISOString(), act.address, act.action, act.reason, detailText(act)]);
