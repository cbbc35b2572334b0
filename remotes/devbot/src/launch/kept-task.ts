import * as v from 'valibot';
import { type KeptLaunch, keptLaunchSchema } from './engine/kept-launch';

/** A kind of launch: the fields of its form. */
export interface LaunchTaskKind<Fields> {
  /** The form before anybody has written into it. */
  empty: Fields;
  /** The fields as JSON that was kept; missing ones are as they are at first. */
  schema: v.GenericSchema<unknown, Fields>;
}

/** The task of a launch, as it is kept. */
export interface LaunchTaskState<Fields> {
  /** Names the launch in this browser. */
  id: string;
  fields: Fields;
  step: 'form' | 'review' | 'launch';
  launch?: KeptLaunch | undefined;
}

/** Returns the schema of a text that may be missing. */
export const textOr = (none: string) => v.fallback(v.string(), none);

/** Returns the state that was kept, or that of a launch that begins. Only one that is signed goes on by itself. */
export function launchTaskStateOf<Fields>(
  kept: unknown,
  { empty, schema }: LaunchTaskKind<Fields>,
): LaunchTaskState<Fields> {
  const stateSchema = v.object({
    id: v.string(),
    fields: schema,
    step: v.picklist(['form', 'review', 'launch']),
    launch: v.optional(keptLaunchSchema),
  });
  const parsed = v.safeParse(stateSchema, kept);
  if (!parsed.success) return { id: crypto.randomUUID(), fields: empty, step: 'form' };
  const { launch, step, ...state } = parsed.output;
  if (launch?.spawned) return { ...state, launch, step: 'launch' };
  return { ...state, step: step === 'launch' ? 'review' : step };
}
