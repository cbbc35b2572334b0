/** A payload in two parts: what it is, as JSON, and bytes. */
export interface Headed {
  header: unknown;
  body: Buffer;
}

/** `u32 length of header ‖ header as JSON ‖ body`. */
export function encodeHeaded(header: object, body: Uint8Array): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, body]);
}

/** The parts of such a payload. The body is a view, not a copy. */
export function decodeHeaded(payload: Buffer): Headed {
  const bodyAt = 4 + payload.readUInt32BE(0);
  return { header: JSON.parse(payload.toString('utf8', 4, bodyAt)), body: payload.subarray(bodyAt) };
}
