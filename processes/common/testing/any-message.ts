import type { LuaField } from '../../generate/from-lua/lua-fields';
import { maxDataBytes } from '../client/generated';
import type { ClockedProcess } from './clocked-process';
import { valueAt, wrongValues } from './field-values';
import { costOfMessages } from './message-cost';

/** Lua instructions that no message may exceed, as for the rabbit process: a public unit gives a message five seconds. */
const mostInstructions = 8_000_000;

/** Fields that name a thing of the process under test, by their names. */
type RealFields = Readonly<Record<string, unknown>>;

/** Returns the data of an action with all its fields at a bound, but for those that name a thing. */
export const dataAt = (
  fields: readonly LuaField[],
  bound: 'min' | 'max',
  real: RealFields,
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ name, rule }) => [name, name in real ? real[name] : valueAt(rule, bound)]),
  );

/** Returns the data of an action with each wrong value of each of its fields, and without each of them. */
export const wrongData = (fields: readonly LuaField[], real: RealFields): Record<string, unknown>[] =>
  fields.flatMap(({ name, rule }) =>
    [...wrongValues(rule), undefined].map((value) => ({ ...dataAt(fields, 'min', real), [name]: value })),
  );

interface AnyMessages {
  /** The codes of the process's refusals. */
  codes: readonly string[];
  action: string;
  from: string;
  /** The data of each message. */
  all: readonly unknown[];
}

/** Sends messages without rollback. Returns the faults: a failure without a code, a message that costs too much. */
export async function faultsOf(process: ClockedProcess, { codes, action, from, all }: AnyMessages) {
  const at = process.now;
  const costs = await costOfMessages(
    process.live,
    all.map((data) => ({ from, action, data, at })),
  );
  const faults = costs.flatMap(({ instructions, refused }, index) => {
    const isKnown = refused === undefined || codes.includes(refused);
    if (isKnown && instructions < mostInstructions) return [];
    return [`${action} ${JSON.stringify(all[index]).slice(0, 80)}: ${instructions}, ${refused}`];
  });
  return { faults, isAllRefused: costs.every(({ refused }) => refused !== undefined) };
}

/** Returns the data that cost most to read. */
export const costliestData = (): string =>
  `{"a":[${Array(Math.floor((maxDataBytes - 8) / 3))
    .fill('{}')
    .join(',')}]}`;
