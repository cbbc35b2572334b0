import type { AosResult } from '@rainbow-rabbit/processes/aos';
import * as v from 'valibot';

const tags = v.array(v.object({ name: v.string(), value: v.string() }));

const outgoing = v.array(
  v.object({ Target: v.string(), Data: v.optional(v.string()), Anchor: v.optional(v.string()), Tags: tags }),
);

const resultSchema = v.object({
  Error: v.optional(v.string()),
  Output: v.unknown(),
  Messages: outgoing,
  Spawns: outgoing,
  Assignments: v.array(v.unknown()),
  stopped: v.optional(v.picklist(['time-limit', 'crash'])),
});

export function encodeResult(result: AosResult): Buffer {
  return Buffer.from(JSON.stringify(result));
}

/** @throws when the bytes aren't a result */
export function decodeResult(bytes: Uint8Array): AosResult {
  return v.parse(resultSchema, JSON.parse(Buffer.from(bytes).toString('utf8')));
}
