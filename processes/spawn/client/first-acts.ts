import * as v from 'valibot';
import { luaText } from '../../common/client';

/** The schema of an act that a process does as it starts, as if its owner had sent it: its action and the fields of its data. */
export const firstActSchema = v.object({ action: v.string(), data: v.record(v.string(), v.unknown()) });
export type FirstAct = v.InferOutput<typeof firstActSchema>;

/**
 * Returns the Lua that goes before the code of a process in its first evaluation: it hands the acts over. The process checks each as it
 * checks a message of its owner, and its evaluation fails if it refuses an act (processes/common/dispatch/first-acts.lua).
 */
export const firstActsLua = (acts: readonly FirstAct[]): string =>
  acts.length === 0 ? '' : `FirstActs = ${luaText(JSON.stringify(acts))}\n`;
