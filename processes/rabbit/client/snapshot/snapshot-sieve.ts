import { importRelayKey, openSnapshot, type Snapshot } from './snapshot';

/** A snapshot is good for so long after its time; so is a device's clock that differs from the relay's by less. */
export const snapshotMaxAgeMs = 60_000;

/** The most by which a device's clock may differ from the relay's. */
const maxSkewMs = 60_000;

interface SieveOptions extends Pick<Snapshot, 'event' | 'part'> {
  /** The relay's public key, as `network.json` has it. */
  relayKey: string;
  now?: () => number;
}

/**
 * Returns a function that opens the messages of a topic one after another, and resolves to the reply of each that the relay
 * signed for this event and part, that is of the present, and that is newer than all before it; to undefined for any other.
 */
export function createSnapshotSieve({ event, part, relayKey, now = Date.now }: SieveOptions) {
  const key = importRelayKey(relayKey).catch(() => undefined);
  let newest = { sequence: Number.NEGATIVE_INFINITY, at: Number.NEGATIVE_INFINITY };
  const open = async (text: string): Promise<Snapshot['reply'] | undefined> => {
    const imported = await key;
    const snapshot = imported && (await openSnapshot(text, { event, part, key: imported }));
    if (!snapshot) return undefined;
    const { sequence, time, reply } = snapshot;
    const ageMs = now() - time;
    if (ageMs > snapshotMaxAgeMs + maxSkewMs || ageMs < -maxSkewMs) return undefined;
    if (sequence <= newest.sequence || reply.at < newest.at) return undefined;
    newest = { sequence, at: reply.at };
    return reply;
  };
  let last: Promise<Snapshot['reply'] | undefined> = Promise.resolve(undefined);
  return (text: string): Promise<Snapshot['reply'] | undefined> => {
    last = last.then(() => open(text));
    return last;
  };
}
