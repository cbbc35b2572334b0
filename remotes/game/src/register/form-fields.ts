import { maxNicknameLength, type RabbitErrorCode } from '@rainbow-rabbit/processes/rabbit/client';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import { email, type Rule, required } from '@rainbow-rabbit/shared/forms';
import type { ComponentProps } from 'react';
import type { GameTranslate } from '../messages';
import { isXUsername, nicknameProblem } from './player-fields.domain';

/**
 * The fields of the registration form, in their order on the screen. A new field is a new entry here, its
 * messages, and a line in submit-registration.ts that adds it to the message.
 */
export const formFields = {
  nickname: {
    label: 'register.nickname.label',
    hint: 'register.nickname.hint',
    input: { autoComplete: 'nickname', autoCapitalize: 'words', required: true },
    rules: (t) => [
      required(),
      {
        name: 'length',
        passes: (value) => nicknameProblem(String(value)) !== 'tooLong',
        message: t('register.nickname.too-long', { max: maxNicknameLength }),
      },
      {
        name: 'visible',
        passes: (value) => nicknameProblem(String(value)) !== 'invisible',
        message: t('error.player.nickname-invalid', { max: maxNicknameLength }),
      },
    ],
    errors: ['player.nickname-invalid'],
  },
  email: {
    label: 'register.email.label',
    hint: 'register.email.hint',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', required: true },
    rules: () => [required(), email()],
    errors: ['player.contact-invalid', 'contact.too-long'],
  },
  xUsername: {
    label: 'register.x.label',
    hint: 'register.x.hint',
    fold: 'register.x.add',
    input: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
    rules: (t) => [
      {
        name: 'x-username',
        passes: (value) => isXUsername(String(value)),
        message: t('error.player.x-username-invalid'),
      },
    ],
    errors: ['player.x-username-invalid'],
  },
} as const satisfies Readonly<Record<string, FormField>>;

/** One field of the registration form. */
export interface FormField {
  /** Keys of the game's messages; a field that may stay empty is folded under the words of `fold`. */
  label: Parameters<GameTranslate>[0];
  hint: Parameters<GameTranslate>[0];
  fold?: Parameters<GameTranslate>[0];
  input: ComponentProps<'input'>;
  rules: (t: GameTranslate) => readonly Rule<unknown>[];
  /** Codes of errors that are shown at this field. */
  errors: readonly (RabbitErrorCode | 'contact.too-long')[];
}

export type FieldName = keyof typeof formFields;
/** The texts that a player has entered. */
export type PlayerFields = Record<FieldName, string>;

export const fieldNames = Object.keys(formFields) as readonly FieldName[];

/** Makes one value per field. */
export function perField<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, T>;
}

/** The field at which an error is shown; undefined for an error that is about no field. */
export function fieldOfError(error: unknown): FieldName | undefined {
  if (!isAppError(error)) return undefined;
  return fieldNames.find((name) => formFields[name].errors.some((code) => code === error.code));
}
