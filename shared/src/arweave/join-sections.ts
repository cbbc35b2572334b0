import { type Bytes, concatBytes } from './bytes';
import type { Sections } from './sections';
import { encodeUint } from './uint';

const optional = (part: Uint8Array) =>
  part.byteLength === 0 ? [Uint8Array.of(0)] : [Uint8Array.of(1), part];

/** Puts the parts together. */
export function joinSections(parts: Sections): Bytes {
  return concatBytes(
    encodeUint(parts.signatureType.type, 2),
    parts.signature,
    parts.owner,
    ...optional(parts.target),
    ...optional(parts.anchor),
    encodeUint(parts.tagCount, 8),
    encodeUint(parts.tags.byteLength, 8),
    parts.tags,
    parts.data,
  );
}
