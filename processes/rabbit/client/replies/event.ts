import * as v from 'valibot';
import { eventPhases } from '../generated';
import { rabbitIdSchema } from '../rabbit-id';
import { addressText, wholeNumber } from './fields';

export type EventPhase = (typeof eventPhases)[number];

export const eventInfoSchema = v.object({
  slug: v.optional(v.string()),
  name: v.optional(v.string()),
  phase: v.picklist(eventPhases),
  /** P-256 public key, raw and uncompressed, in base64url. */
  contactKey: v.optional(v.string()),
  claimWindowMs: wholeNumber,
  settleWindowMs: wholeNumber,
  startsAt: v.optional(wholeNumber),
  endsAt: v.optional(wholeNumber),
  prize: v.optional(v.string()),
  players: wholeNumber,
  scans: wholeNumber,
  rainbows: wholeNumber,
  latestRainbows: v.array(
    v.object({ rabbit: rabbitIdSchema, nickname: v.string(), block: wholeNumber, at: wholeNumber }),
  ),
  announcements: v.array(v.object({ text: v.string(), at: wholeNumber })),
  staff: v.array(addressText),
});

/** The event as everybody may read it (docs/protocol.md, `Info`). Times are Unix milliseconds. */
export type EventInfo = v.InferOutput<typeof eventInfoSchema>;
