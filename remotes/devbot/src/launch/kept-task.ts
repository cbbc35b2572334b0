import * as v from 'valibot';
import { type TermsKind, termsOf } from '../terms/terms-versions';
import { type KeptLaunch, keptLaunchSchema } from './engine/kept-launch';

/** A kind of launch: the fields of its form. */
export interface LaunchTaskKind<Fields> {
  /** The form before anybody has written into it. */
  empty: Fields;
  /** The fields as JSON that was kept; missing ones are as they are at first. */
  schema: v.GenericSchema<unknown, Fields>;
  /** The terms of use that the form's tick accepts. */
  terms: TermsKind;
}

/** The task of a launch, as it is kept. */
export interface LaunchTaskState<Fields> {
  /** Names the launch in this browser. */
  id: string;
  fields: Fields;
  /** Hash of the terms of use that the form's tick accepts: another one is to be ticked anew. */
  agreed: string;
  step: 'form' | 'review' | 'launch';
  launch?: KeptLaunch | undefined;
}

/** Returns the schema of a text that may be missing. */
export const textOr = (none: string) => v.fallback(v.string(), none);

/** Returns the state that was kept, or that of a launch that begins. Only a signed launch goes on by itself. */
export function launchTaskStateOf<Fields extends { isAgreed: boolean }>(
  kept: unknown,
  { empty, schema, terms }: LaunchTaskKind<Fields>,
): LaunchTaskState<Fields> {
  const stateSchema = v.object({
    id: v.string(),
    fields: schema,
    agreed: textOr(''),
    step: v.picklist(['form', 'review', 'launch']),
    launch: v.optional(keptLaunchSchema),
  });
  const parsed = v.safeParse(stateSchema, kept);
  const agreed = termsOf(terms).hash;
  if (!parsed.success) return { id: crypto.randomUUID(), fields: empty, agreed, step: 'form' };
  const { launch, step, fields, ...state } = parsed.output;
  if (launch?.spawned) return { ...state, fields, launch, step: 'launch' };
  const isAgreed = fields.isAgreed && state.agreed === agreed;
  return {
    ...state,
    agreed,
    fields: { ...fields, isAgreed },
    step: isAgreed && step !== 'form' ? 'review' : 'form',
  };
}
