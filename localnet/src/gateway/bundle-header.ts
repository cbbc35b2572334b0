/** A data item's place in a bundle, as the bundle's header gives it. */
export interface BundledPlace {
  id: string;
  /** Counted from the first byte of the bundle. */
  from: number;
  to: number;
}

/** Each entry of a header is the size and the id of an item, and the header begins with the number of items. */
const numberBytes = 32;
export const entryBytes = 2 * numberBytes;

/** Reads the number that a header begins with; undefined when there are more items than `max`. */
export function itemCount(start: Uint8Array, max: number): number | undefined {
  const count = numberIn(start);
  return count !== undefined && count <= max ? count : undefined;
}

/** The number of bytes of the part of a header that `itemCount` reads. */
export const countBytes = numberBytes;

/**
 * Reads the entries of a header (ANS-104, "Bundle Format").
 * @param entries the header after its first number
 * @returns the items' places; undefined when they don't fill the bundle exactly
 */
export function bundledPlaces(entries: Uint8Array, bundleBytes: number): BundledPlace[] | undefined {
  const places: BundledPlace[] = [];
  let from = countBytes + entries.length;
  for (let at = 0; at < entries.length; at += entryBytes) {
    const size = numberIn(entries.subarray(at, at + numberBytes));
    if (size === undefined) return undefined;
    const id = Buffer.from(entries.subarray(at + numberBytes, at + entryBytes)).toString('base64url');
    places.push({ id, from, to: from + size });
    from += size;
  }
  return from === bundleBytes ? places : undefined;
}

/** A number of 32 bytes, the least significant first; undefined beyond what 6 bytes hold. */
function numberIn(bytes: Uint8Array): number | undefined {
  if (bytes.length < numberBytes || bytes.subarray(6, numberBytes).some((byte) => byte !== 0))
    return undefined;
  return Buffer.from(bytes).readUIntLE(0, 6);
}
