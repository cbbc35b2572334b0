import * as v from 'valibot';
import { emptyTokenFields, mintings } from './domain/token-fields';
import { keptLaunchSchema } from './engine/kept-launch';

const text = (none: string) => v.fallback(v.string(), none);

const fieldsSchema = v.object({
  name: text(emptyTokenFields.name),
  ticker: text(emptyTokenFields.ticker),
  supply: text(emptyTokenFields.supply),
  decimals: text(emptyTokenFields.decimals),
  minting: v.fallback(v.picklist(mintings), emptyTokenFields.minting),
  minters: text(emptyTokenFields.minters),
  holders: text(emptyTokenFields.holders),
  isAgreed: v.fallback(v.boolean(), emptyTokenFields.isAgreed),
});

const stateSchema = v.object({
  /** Names the launch in this browser. */
  id: v.string(),
  fields: fieldsSchema,
  step: v.picklist(['form', 'review', 'launch']),
  launch: v.optional(keptLaunchSchema),
});

/** The task of launching a token, as it is kept. */
export type LaunchTaskState = v.InferOutput<typeof stateSchema>;

/** Returns the state that was kept, or that of a launch that begins. Only one that is signed goes on by itself. */
export function launchTaskStateOf(kept: unknown): LaunchTaskState {
  const parsed = v.safeParse(stateSchema, kept);
  if (!parsed.success) return { id: crypto.randomUUID(), fields: emptyTokenFields, step: 'form' };
  const { launch, step, ...state } = parsed.output;
  if (launch?.spawned) return { ...state, launch, step: 'launch' };
  return { ...state, step: step === 'launch' ? 'review' : step };
}
