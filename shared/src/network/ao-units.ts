import * as v from 'valibot';
import type { ProcessId } from '../arweave';

export const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const spawn = v.optional(v.object({ module: id, scheduler: id, authority: id }));

/** A union, which replies need as well: a variant would be code of its own in the first script. */
const oneUnitSchema = v.union([
  v.object({
    mode: v.literal('legacy'),
    mu: v.string(),
    cu: v.string(),
    su: v.optional(v.string()),
    spawn,
  }),
  v.object({ mode: v.literal('hyperbeam'), node: v.string(), spawn }),
]);

/** A unit, or a list of up to four that replace each other (docs/product 9.261). */
export const aoUnitSchema = v.union([
  oneUnitSchema,
  v.pipe(v.array(oneUnitSchema), v.minLength(1), v.maxLength(4)),
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
export type OneUnit =
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

/** A unit, and the others of its list, which replace it when it fails. New processes are made at the first. */
export type AoUnit = OneUnit & { others?: readonly OneUnit[] };

const absoluteOne = (unit: OneUnit, absolute: (url: string) => string): OneUnit =>
  unit.mode === 'hyperbeam'
    ? { ...unit, node: absolute(unit.node) }
    : {
        ...unit,
        mu: absolute(unit.mu),
        cu: absolute(unit.cu),
        ...(unit.su && { su: absolute(unit.su) }),
      };

/** Returns a unit with its addresses resolved; of a list the first one, with the others. */
export function absoluteUnit(
  given: v.InferOutput<typeof aoUnitSchema>,
  absolute: (url: string) => string,
): AoUnit {
  const [first, ...others] = [given].flat().map((unit) => absoluteOne(unit, absolute));
  return { ...(first as OneUnit), ...(others.length > 0 && { others }) };
}

/** Returns a unit as `network.json` has it: a list where it has others. */
export const writtenUnit = ({ others, ...first }: AoUnit): OneUnit | readonly OneUnit[] =>
  others ? [first, ...others] : first;

/** Returns the unit of a process; without a process, that of the network. */
export const unitOf = (
  { ao, units }: { ao: AoUnit; units?: Readonly<Record<string, AoUnit>> },
  process?: ProcessId,
): AoUnit => (process !== undefined && units?.[process]) || ao;
