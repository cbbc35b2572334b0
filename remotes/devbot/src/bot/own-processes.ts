import { changeKept, keptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';

const ownProcessSchema = v.object({
  process: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  owner: v.string(),
  name: v.pipe(v.string(), v.maxLength(200)),
  /** In milliseconds. */
  at: v.number(),
});

/** A process that was made in this browser, or that the ledger listed for an address. */
export type OwnProcess = v.InferOutput<typeof ownProcessSchema>;

/** The number of processes that are kept. */
const maxOwn = 50;

/** The processes that were made in this browser, the newest first. */
export const ownProcesses = keptValue<OwnProcess[]>(['devbot', 'processes'], v.array(ownProcessSchema), {
  absent: [],
});

/** Keeps a process that was made in this browser, so that it is found before the gateway lists it. */
export function keepOwnProcess(own: OwnProcess): void {
  changeKept(ownProcesses, (all) =>
    [own, ...all.filter(({ process }) => process !== own.process)].slice(0, maxOwn),
  );
}
