import * as v from 'valibot';

/** An entry of a log: a header, which is JSON, and bytes. */
export interface LogRecord<Header> {
  header: Header;
  body: Buffer;
}

/** Encodes an entry as the payload of a frame: `u32 length of header ‖ header as JSON ‖ body`. */
export function encodeRecord(header: object, body: Uint8Array): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, body]);
}

/** Returns a copy of a payload without its body: enough for an index. */
export function headOfRecord(payload: Buffer): Buffer {
  return Buffer.from(payload.subarray(0, 4 + payload.readUInt32BE(0)));
}

/**
 * Decodes a payload. The body is a view, not a copy.
 * @throws ValiError when the header doesn't fit the schema: a log of another version
 */
export function decodeRecord<Header>(
  schema: v.GenericSchema<unknown, Header>,
  payload: Buffer,
): LogRecord<Header> {
  const bodyAt = 4 + payload.readUInt32BE(0);
  const header = v.parse(schema, JSON.parse(payload.toString('utf8', 4, bodyAt)));
  return { header, body: payload.subarray(bodyAt) };
}
