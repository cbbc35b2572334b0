import type { Recording } from './recording';

/** Returns the parts in which an answer differs from the recorded one, with both. */
export async function differencesFrom(recording: Recording, response: Response | undefined) {
  const differences = new Map<string, { expected: unknown; actual: unknown }>();
  const compare = (part: string, expected: unknown, actual: unknown) => {
    const [one, other] = [comparable(expected), comparable(actual)];
    if (JSON.stringify(one) !== JSON.stringify(other))
      differences.set(part, { expected: one, actual: other });
  };
  compare('status', recording.status, response?.status ?? 0);
  if (recording.status !== (response?.status ?? 0) || !response) return differences;
  for (const [name, expected] of Object.entries(recording.headers)) {
    const actual = response.headers.get(name) ?? undefined;
    const isPlaceholder = /^\{.*\}$/.test(expected) && actual !== undefined;
    if (!isPlaceholder) compare(name, expected, name === 'content-type' ? actual?.split(';')[0] : actual);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  for (const [part, expected, actual] of bodiesOf(recording, bytes)) compare(part, expected, actual);
  return differences;
}

/** Returns the recorded body and another one, in the form in which the recording has it. */
function bodiesOf(recording: Recording, bytes: Buffer): [part: string, expected: unknown, actual: unknown][] {
  const { page, json, bodyStart, bodyLength, bodyKind } = recording;
  const text = bytes.toString('utf8');
  if (page !== undefined) return [['body', page, /<title>(.*?)<\/title>/.exec(text)?.[1]]];
  if (json !== undefined) return [['body', json, parsed(text)]];
  if (recording.bytes !== undefined) return [['body', recording.bytes, bytes.toString('base64url')]];
  if (bodyKind === 'cut') return [];
  if (bodyKind) return [['body', bodyKind, text.startsWith('--') ? 'multipart' : 'other']];
  if (bodyStart === undefined) return [['body', recording.body, text]];
  const length: [string, unknown, unknown][] =
    bodyLength === undefined ? [] : [['body length', bodyLength, text.length]];
  return [['body', bodyStart, text.slice(0, bodyStart.length)], ...length];
}

/** Leaves out what differs between any two runs: times, addresses of functions, hashes, and the order of Lua's tables. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') {
    const inner = parsed(value);
    if (typeof inner === 'object' && inner !== null) return comparable(inner);
    const steady = value.replace(/\b1[78]\d{11}\b/g, '{time}').replace(/0x[0-9a-f]+/g, '0x');
    return steady.includes('function: 0x') ? steady.split(/,?\\*\n/).sort() : steady;
  }
  if (typeof value === 'number') return value > 1.7e12 ? '{time}' : value;
  if (Array.isArray(value)) {
    const items = value.map(comparable);
    const isTags = value.every((item) => typeof item === 'object' && item !== null && 'name' in item);
    return isTags ? items.map((item) => JSON.stringify(item)).sort() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([name]) => !/^(?:block-height|hash-chain|.*\+link)$/.test(name),
  );
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, field]) => [name, comparable(field)]));
}

function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
