import { type ContestStaffLog, minibuildActNames } from '@rainbow-rabbit/processes/minibuild/client';

export type LoggedContestAct = ContestStaffLog['rows'][number];
export type NamedContestAct = (typeof minibuildActNames)[number];

/** Returns true for an act that the console has words for; another one is shown by its own name. */
export const isNamedContestAct = (action: string): action is NamedContestAct =>
  minibuildActNames.some((name) => name === action);

/** Returns the fields of an act as a text, as the log has them. */
export function contestActDetail({ detail = {} }: LoggedContestAct): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`)
    .join(' · ');
}

/** The columns of an export, in their order. */
export const contestLogColumns = ['time', 'address', 'action', 'reason', 'detail'] as const;

/** Returns the cells of an export; times are in UTC. */
export const contestLogCells = (acts: readonly LoggedContestAct[]): string[][] =>
  acts.map((act) => [
    new Date(act.at).toISOString(),
    act.address,
    act.action,
    act.reason,
    contestActDetail(act),
  ]);
