/** The answer to a request. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

/** A value as JSON. */
export function json(value: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** Plain text, as gateways answer single values. */
export function textAnswer(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
