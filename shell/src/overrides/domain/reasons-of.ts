/** Returns an error and the causes behind it as one line for developers. */
export function reasonsOf(error: unknown): string {
  const reasons: string[] = [];
  const seen = new Set<unknown>();
  for (let next = error; next !== undefined && !seen.has(next); next = causeOf(next)) {
    seen.add(next);
    reasons.push(textOf(next));
  }
  return reasons.join(' ← ');
}

const causeOf = (value: unknown): unknown => (value instanceof Error ? value.cause : undefined);

/** Fields by which a schema's issue quotes the value that it refused, which may hold personal data. */
const quoting = new Set(['input', 'received', 'message', 'value']);

function textOf(value: unknown): string {
  if (value instanceof Error) return value.message || value.name;
  return typeof value === 'string' ? value : (JSON.stringify(value, withoutQuotes) ?? String(value));
}

const withoutQuotes = (field: string, held: unknown) => (quoting.has(field) ? undefined : held);
