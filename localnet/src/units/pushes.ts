import type { AosOutgoing, AosResult } from '@rainbow-rabbit/processes/aos';
import type { DataItemInput, ProcessId, Tag } from '@rainbow-rabbit/shared/arweave';
import type { LedgerMessage } from '../ledger/ledger';
import type { Push } from '../ledger/ledger-records';
import { isReadable } from './message-size';
import { tagValue } from './tags';

/** A message that the message unit has to sign and send for a process. */
export interface DuePush {
  push: Push;
  input: DataItemInput;
  /** The process it is for; none for a spawn, which makes its own. */
  target?: ProcessId;
}

/** The knowledge about the network by which the message unit decides on pushes. */
export interface Destinations {
  /** The process of that id, if it is one: messages to people wait in the result for them. */
  processOf(id: string): ProcessId | undefined;
  /** Returns true when processes can run on that module here. */
  hasModule(tags: readonly Tag[]): boolean;
}

/**
 * The messages that follow from one message end after this many evaluations in a row, and this many messages in all: two
 * processes that answer each other would go on for ever.
 */
const maxDepth = 24;
export const maxMessagesPerRoot = 500;

/** Everything that follows from a message's evaluation for other processes, in order; no data that is too large for a message. */
export function pushesOf(message: LedgerMessage, result: AosResult, destinations: Destinations): DuePush[] {
  const { process, push: cause } = message.assignment;
  const depth = (cause?.depth ?? 0) + 1;
  const due: DuePush[] = [];
  const add = (kind: Push['kind'], index: number, input: DataItemInput, target?: ProcessId) =>
    due.push({
      push: { by: message.id, kind, index, root: cause?.root ?? message.id, depth },
      input,
      target,
    });

  result.Messages.forEach((outgoing, index) => {
    const target = destinations.processOf(outgoing.Target);
    if (target && isReadable(outgoing.Data ?? ''))
      add('message', index, inputOf('Message', outgoing, fromTags(process, message)), target);
  });
  result.Spawns.forEach((outgoing, index) => {
    if (!destinations.hasModule(outgoing.Tags) || !isReadable(outgoing.Data ?? '')) return;
    add('spawn', index, inputOf('Process', outgoing, fromTags(process, message)));
  });
  if (cause?.kind === 'spawn') {
    const parent = destinations.processOf(tagValue(message.tags, 'From-Process') ?? '');
    const news = { Target: parent ?? '', Tags: message.tags };
    if (parent) add('spawned', cause.index, inputOf('Message', news, spawnedTags(process)), parent);
  }
  return depth > maxDepth ? [] : due;
}

function inputOf(
  type: 'Message' | 'Process',
  { Target, Data, Anchor, Tags }: AosOutgoing,
  own: Tag[],
): DataItemInput {
  const protocol = [
    { name: 'Data-Protocol', value: 'ao' },
    { name: 'Variant', value: 'ao.TN.1' },
    { name: 'Type', value: type },
    ...own,
  ];
  const replaced = new Set(protocol.map(({ name }) => name));
  return {
    data: Data ?? '',
    tags: [...Tags.filter(({ name }) => !replaced.has(name)), ...protocol],
    ...(type === 'Message' && { target: Target }),
    ...(Anchor?.length === 32 && { anchor: Anchor }),
  };
}

const fromTags = (process: string, { id, assignment }: LedgerMessage): Tag[] => [
  { name: 'From-Process', value: process },
  { name: 'Pushed-For', value: assignment.push?.root ?? id },
];

/** aos waits for this news where a program awaits a spawn; it knows it by the tags that came with the spawn. */
const spawnedTags = (process: string): Tag[] => [
  { name: 'Action', value: 'Spawned' },
  { name: 'Process', value: process },
];
