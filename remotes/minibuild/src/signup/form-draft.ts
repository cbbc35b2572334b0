import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';
import type { SignupFields } from './domain/signup-fields';

const draftShape = v.object({
  nickname: v.string(),
  email: v.string(),
  website: v.string(),
  agrees: v.boolean(),
});

/** The texts that were typed into the sign-up form; they outlive a reload, but not the tab. */
export const signupDraft = (process: string): KeptValue<SignupFields> =>
  keptValue(['minibuild', 'signup', process], draftShape, { keptIn: 'tab' });
