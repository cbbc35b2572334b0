import type { AosOutgoing, AosResult } from '@rainbow-rabbit/processes/aos';
import { tagValue } from './tags';

/** Tags that aos adds to every message; the others of a patch are keys of the published state. */
const envelope = new Set(['data-protocol', 'variant', 'type', 'reference', 'device', 'target', 'anchor']);
/** One message may set so many keys, of so many characters. */
const maxKeys = 100;
const maxKeyLength = 100;

/** Returns true for a message by which a process publishes a part of its state, as HyperBEAM's `patch@1.0` takes it. */
export function isPatch({ Tags }: AosOutgoing): boolean {
  return tagValue(Tags, 'device') === 'patch@1.0';
}

/** Returns the keys that an evaluation publishes with their values, in lower case; later ones replace earlier ones. */
export function patchesIn({ Messages }: AosResult): Map<string, unknown> {
  const tags = Messages.filter(isPatch).flatMap((message) => message.Tags);
  const patches = new Map<string, unknown>();
  for (const { name, value, isJson } of tags) {
    const key = name.toLowerCase();
    if (envelope.has(key) || key.length > maxKeyLength || (patches.size >= maxKeys && !patches.has(key)))
      continue;
    patches.set(key, isJson ? JSON.parse(value) : value);
  }
  return patches;
}
