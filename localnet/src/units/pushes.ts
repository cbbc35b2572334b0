import type { AosOutgoing, AosResult } from '@rainbow-rabbit/processes/aos';
import type { Address, DataItemInput, ProcessId, Tag } from '@rainbow-rabbit/shared/arweave';
import type { LedgerMessage } from '../ledger/ledger';
import type { NodeOperation, Push } from '../ledger/ledger-records';
import { isReadable } from './message-size';
import { isPatch } from './patches';
import { tagValue } from './tags';

/** A message that the message unit has to sign and send for a process. */
export interface DuePush {
  push: Push;
  input: DataItemInput;
  /** The process it is for; none for a spawn, which makes its own. */
  target?: ProcessId;
  /** Present when it follows from a push of a HyperBEAM node. */
  operation?: NodeOperation;
}

/** The knowledge about the network by which the message unit decides on pushes. */
export interface Destinations {
  /** The process of that id, if it is one: messages to people wait in the result for them. */
  processOf(id: string): ProcessId | undefined;
  /** Returns true when processes can run on that module here. */
  hasModule(tags: readonly Tag[]): boolean;
  /** The address that signs for processes. */
  address: Address;
}

/**
 * The messages that follow from one message end after this many evaluations in a row, and this many messages in all: two
 * processes that answer each other would go on for ever.
 */
const maxDepth = 24;
export const maxMessagesPerRoot = 500;

/** Returns the name of the delivery that a message's own evaluation makes; the message unit makes only one, without a name. */
export function deliveryOf({ assignment: { operation, nonce } }: LedgerMessage): string | undefined {
  return operation && String(nonce);
}

/**
 * Everything that follows from a message's evaluation for other processes, in order; no data that is too large for a message.
 * @param delivery the name of this delivery, where the message may have several
 */
export function pushesOf(
  message: LedgerMessage,
  result: AosResult,
  destinations: Destinations,
  delivery = deliveryOf(message),
): DuePush[] {
  const { process, push: cause, operation } = message.assignment;
  if (operation === 'schedule') return [];
  const depth = (cause?.depth ?? 0) + 1;
  const due: DuePush[] = [];
  const add = (kind: Push['kind'], index: number, input: DataItemInput, target?: ProcessId) =>
    due.push({
      push: { by: message.id, delivery, kind, index, root: cause?.root ?? message.id, depth },
      input,
      target,
      operation,
    });
  const own = operation ? nodeTags(process, destinations.address) : fromTags(process, message);

  result.Messages.forEach((outgoing, index) => {
    const target = destinations.processOf(outgoing.Target);
    if (!target || !isReadable(outgoing.Data ?? '') || (operation && isPatch(outgoing))) return;
    const named = operation ? { ...outgoing, Tags: outgoing.Tags.map(inHeaderCase) } : outgoing;
    add('message', index, inputOf('Message', named, own), target);
  });
  result.Spawns.forEach((outgoing, index) => {
    if (!destinations.hasModule(outgoing.Tags) || !isReadable(outgoing.Data ?? '')) return;
    add('spawn', index, inputOf('Process', outgoing, own));
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
  const protocol = [{ name: 'Data-Protocol', value: 'ao' }, { name: 'Type', value: type }, ...own];
  const replaced = new Set(protocol.map(({ name }) => name));
  const tags = Tags.filter(({ name }) => !replaced.has(name)).map(({ name, value }) => ({ name, value }));
  return {
    data: Data ?? '',
    tags: [...tags, ...protocol],
    ...(type === 'Message' && { target: Target }),
    ...(Anchor?.length === 32 && { anchor: Anchor }),
  };
}

const fromTags = (process: string, { id, assignment }: LedgerMessage): Tag[] => [
  { name: 'Variant', value: 'ao.TN.1' },
  { name: 'From-Process', value: process },
  { name: 'Pushed-For', value: assignment.push?.root ?? id },
];

/** The tags of HyperBEAM nodes: they don't name the message that all began with. */
const nodeTags = (process: string, address: Address): Tag[] => [
  { name: 'Variant', value: 'ao.N.1' },
  { name: 'From-Process', value: process },
  { name: 'From-Authority', value: address },
  { name: 'From-Scheduler', value: address },
];

/** Nodes handle keys in lower case, and write each part of a tag's name with a capital. */
export function inHeaderCase({ name, value }: Tag): Tag {
  const words = name.toLowerCase().split('-');
  return { name: words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('-'), value };
}

/** aos waits for this news where a program awaits a spawn; it knows it by the tags that came with the spawn. */
const spawnedTags = (process: string): Tag[] => [
  { name: 'Variant', value: 'ao.TN.1' },
  { name: 'Action', value: 'Spawned' },
  { name: 'Process', value: process },
];
