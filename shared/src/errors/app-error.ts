import type { ErrorCode, ErrorNamespace } from './error-codes';

/** Values a translated message may name, by placeholder. Never keys, pairing secrets or personal data. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface AppErrorOptions {
  /** Values for the placeholders of the message. */
  params?: ErrorParams;
  /** The error that caused it, kept for developers and never shown. */
  cause?: unknown;
  /** True when trying again can help. Default false. */
  retryable?: boolean;
}

/** `area.manifest-invalid (field: version)`: what a log needs of an error, for developers. */
function messageOf(code: string, params: ErrorParams): string {
  const values = Object.entries(params).map(([name, value]) => `${name}: ${value}`);
  return values.length > 0 ? `${code} (${values.join(', ')})` : code;
}

/**
 * The one error type of the product: a readable code (`wallet.not-connected`) that names a message
 * `error.<code>` in the catalogue of the workspace that raised it. People read the translation of the
 * code, never `message`, which is the code with its parameters.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError';
  readonly code: Code;
  readonly params: ErrorParams;
  readonly retryable: boolean;

  constructor(code: Code, { params = {}, cause, retryable = false }: AppErrorOptions = {}) {
    super(messageOf(code, params), cause === undefined ? undefined : { cause });
    this.code = code;
    this.params = params;
    this.retryable = retryable;
  }
}

/** Returns true for an AppError, also for one made by another copy of this module. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === 'AppError' && 'code' in value;
}

/** Returns true for the AppError of one code. */
export function hasCode<Code extends ErrorCode>(value: unknown, code: Code): value is AppError<Code> {
  return isAppError(value) && value.code === code;
}

/** Returns true for an AppError whose code begins with a namespace: `isFrom(error, 'wallet')` for `wallet.declined`. */
export function isFrom(value: unknown, namespace: ErrorNamespace): value is AppError {
  return isAppError(value) && value.code.startsWith(`${namespace}.`);
}
