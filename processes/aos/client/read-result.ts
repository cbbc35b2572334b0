import { type AosOutgoing, type AosResult, type AosTag, failedResult } from './message';

/** A short message can have a process answer with all of its memory, which then has to be kept. */
const maxResultCharacters = 2 * 1024 ** 2;

/**
 * Parses the answer of aos, as far as it has the right shape: a process may put anything into its outbox, and what is
 * no message must not reach the network. A result that is too large is a failure, so it changes nothing.
 */
export function readResult(response: unknown): AosResult {
  if (!isRecord(response)) return failedResult('The process gave no result');
  const gas = typeof response.GasUsed === 'number' && { GasUsed: response.GasUsed };
  if (response.Error !== undefined && response.Error !== null) {
    return { ...failedResult(textOf(response.Error)), ...gas };
  }
  const result = {
    Output: response.Output ?? {},
    Messages: outgoing(response.Messages),
    Spawns: outgoing(response.Spawns),
    Assignments: Array.isArray(response.Assignments) ? response.Assignments : [],
    ...gas,
  };
  if (JSON.stringify(result).length <= maxResultCharacters) return result;
  return failedResult(`The result has more than ${maxResultCharacters} characters`);
}

function outgoing(list: unknown): AosOutgoing[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map((entry) => ({
    Target: typeof entry.Target === 'string' ? entry.Target : '',
    ...(typeof entry.Anchor === 'string' && { Anchor: entry.Anchor }),
    ...(entry.Data !== undefined && { Data: textOf(entry.Data) }),
    Tags: tags(entry.Tags),
  }));
}

function tags(list: unknown): AosTag[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap(({ name, value }) => {
    if (typeof name !== 'string' || value === undefined) return [];
    return typeof value === 'string'
      ? [{ name, value }]
      : [{ name, value: textOf(value), isJson: true as const }];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
