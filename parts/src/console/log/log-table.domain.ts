/** An act of the staff, as the ledger has it. */
export interface ActOfStaff {
  /** Unix milliseconds. */
  at: number;
  address: string;
  action: string;
  reason: string;
  /** The fields of the act, by their names in the protocol. */
  detail?: Readonly<Record<string, unknown>> | undefined;
}

/** The acts that are asked for; an empty text asks for all. */
export interface LogFilter {
  action: string;
  address: string;
}

/** Returns true when an act is asked for. */
export const fitsFilter = (act: ActOfStaff, { action, address }: LogFilter): boolean =>
  (action === '' || act.action === action) && (address === '' || act.address === address);

/** Returns the fields of an act as a text, as the log has them. */
export const detailText = ({ detail = {} }: ActOfStaff): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : value}`)
    .join(' · ');

/** The columns of an export, in their order. */
export const logColumns = ['time', 'address', 'action', 'reason', 'detail'] as const;

/** Returns the cells of an export; times are in UTC. */
export const logCells = (acts: readonly ActOfStaff[]): string[][] =>
  acts.map((act) => [new Date(act.at).toISOString(), act.address, act.action, act.reason, detailText(act)]);
