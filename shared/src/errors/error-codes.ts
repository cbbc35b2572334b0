import type en from '../../locales/en.json';
import type errors from '../../locales/errors/en.json';

/** The error codes of a catalogue: `wallet.declined` where it has the key `error.wallet.declined`. */
export type CodesOf<Messages, Key = keyof Messages> = Key extends `error.${infer Code}` ? Code : never;

/**
 * Every error code, in one property for each workspace or process that raises some. They add theirs by declaration
 * merging (decision 022):
 *
 *     declare module '@rainbow-rabbit/shared/errors' {
 *       interface ErrorCodes {
 *         game: CodesOf<typeof en>;
 *       }
 *     }
 */
export interface ErrorCodes {
  shared: CodesOf<typeof en & typeof errors>;
}

/** A code that some error can have. */
export type ErrorCode = ErrorCodes[keyof ErrorCodes];

type NamespaceOf<Code> = Code extends `${infer Name}.${string}` ? Name : never;

/** The part of a code before its first dot, such as `wallet`. */
export type ErrorNamespace = NamespaceOf<ErrorCode>;
