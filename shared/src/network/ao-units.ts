import * as v from 'valibot';
import type { ProcessId } from '../arweave';

export const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const spawn = v.optional(v.object({ module: id, scheduler: id, authority: id }));

/** A union, which replies need as well: a variant would be code of its own in the first script. */
export const aoUnitSchema = v.union([
  v.object({
    mode: v.literal('legacy'),
    mu: v.string(),
    cu: v.string(),
    su: v.optional(v.string()),
    spawn,
  }),
  v.object({ mode: v.literal('hyperbeam'), node: v.string(), spawn }),
]);

/** The ids that a new process is made with. */
export interface SpawnIds {
  /** The transaction of the aos module. */
  module: string;
  /** The address of the scheduler unit; of a HyperBEAM node, its own. */
  scheduler: string;
  /** The address that signs messages between processes. */
  authority: string;
}

/** Where processes are reached: the units of AO's legacy network, or a HyperBEAM node, which is all of them. */
export type AoUnit =
  | {
      mode: 'legacy';
      /** The message unit. */
      mu: string;
      /** The compute unit. */
      cu: string;
      /** The scheduler unit, whose signed log of a process anybody can check; missing where none is named. */
      su?: string;
      spawn?: SpawnIds;
    }
  | { mode: 'hyperbeam'; node: string; spawn?: SpawnIds };

/** Returns a unit with its addresses resolved. */
export const absoluteUnit = (unit: AoUnit, absolute: (url: string) => string): AoUnit =>
  unit.mode === 'hyperbeam'
    ? { ...unit, node: absolute(unit.node) }
    : {
        ...unit,
        mu: absolute(unit.mu),
        cu: absolute(unit.cu),
        ...(unit.su && { su: absolute(unit.su) }),
      };

/** Returns the unit of a process; without a process, that of the network. */
export const unitOf = (
  { ao, units }: { ao: AoUnit; units?: Readonly<Record<string, AoUnit>> },
  process?: ProcessId,
): AoUnit => (process !== undefined && units?.[process]) || ao;
