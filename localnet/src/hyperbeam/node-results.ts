import type { AosOutgoing, AosResult } from '@rainbow-rabbit/processes/aos';
import { isPatch } from '../units/patches';
import type { NodeMessage, NodeValue } from './node-value';

/** The results of a slot as a node keeps them; the text of `json.body` is that of a legacy compute unit. */
export function resultsOf(result: AosResult): NodeMessage {
  return {
    data: result.Error ?? dataIn(result.Output),
    json: { body: JSON.stringify(legacyResult(result)), 'content-type': 'application/json' },
    outbox: outboxOf(result),
    patches: [],
  };
}

/** The messages that a process sent, by their place from 1; patches of its state are no longer among them. */
export function outboxOf({ Messages }: AosResult): NodeMessage {
  const kept = [...Messages.entries()].filter(([, message]) => !isPatch(message));
  return Object.fromEntries(kept.map(([index, message]) => [String(index + 1), fieldsOf(message)]));
}

function fieldsOf(message: AosOutgoing): NodeMessage {
  const { Tags, ...fields } = withValues(message);
  return { ...Object.fromEntries(Tags.map(({ name, value }) => [name, value])), ...fields, Tags };
}

function legacyResult({ Error: error, Output, Messages, Spawns, Assignments, GasUsed = 0 }: AosResult) {
  return {
    Messages: Messages.map(withValues),
    Assignments,
    Spawns: Spawns.map(withValues),
    Output: error === undefined ? Output : '',
    Patches: [],
    GasUsed,
    ...(error !== undefined && { Error: error }),
  };
}

/** Gives tags back the values that are no texts. */
function withValues({ Tags, Target, ...message }: AosOutgoing) {
  const tags = Tags.map(({ name, value, isJson }) => ({
    name,
    value: isJson ? (JSON.parse(value) as NodeValue) : value,
  }));
  return { ...message, ...(Target !== '' && { Target }), Tags: tags };
}

function dataIn(output: unknown): string {
  if (typeof output === 'string') return output;
  const data = typeof output === 'object' && output !== null && 'data' in output ? output.data : '';
  return typeof data === 'string' ? data : JSON.stringify(data);
}
