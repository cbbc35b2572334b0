import * as v from 'valibot';
import type { SignupFields } from './domain/signup-fields';

const draftShape = v.object({
  nickname: v.string(),
  email: v.string(),
  emailAgain: v.string(),
  website: v.string(),
  agrees: v.boolean(),
});

const keyOf = (process: string) => `rainbow-rabbit.minibuild.signup.${process}`;

/** Reads the texts that were typed into the sign-up form; they outlive a reload, but not the tab. */
export function readSignupDraft(process: string): SignupFields | undefined {
  try {
    const kept = v.safeParse(draftShape, JSON.parse(sessionStorage.getItem(keyOf(process)) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the texts of the sign-up form; undefined drops them. */
export function keepSignupDraft(process: string, fields: SignupFields | undefined): void {
  try {
    if (fields) sessionStorage.setItem(keyOf(process), JSON.stringify(fields));
    else sessionStorage.removeItem(keyOf(process));
  } catch {
    // A browser that keeps nothing loses the form with the page.
  }
}
