/** The answer to a request. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | BodyInParts;
  /** False for an answer that pages of other origins can't read. Default true. */
  isOpenToAll?: boolean;
  /** Sent in place of all of it, also where it isn't valid HTTP: what is emulated here sends such answers. */
  raw?: string;
}

/** An answer whose body is in memory. */
export type WholeAnswer = Answer & { body: string | Uint8Array };

/** A body that is read while it is sent, since it may be larger than memory. */
export interface BodyInParts {
  lengthBytes: number;
  parts: AsyncIterable<Uint8Array>;
}

/** A value as JSON. */
export function json(value: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** Plain text, as gateways answer single values. */
export function textAnswer(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
