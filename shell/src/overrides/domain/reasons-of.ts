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

function textOf(value: unknown): string {
  if (value instanceof Error) return value.message || value.name;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
