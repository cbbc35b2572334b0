import type { Address } from '@rainbow-rabbit/shared/arweave';
import { colours } from '@rainbow-rabbit/shared/ui';
import * as v from 'valibot';

/** What the rabbit process answers (docs/protocol.md), checked before anything here believes it. */

const colour = v.picklist(colours);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const address = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((text) => text as Address),
);

export const phases = ['draft', 'open', 'running', 'paused', 'ended'] as const;
export type EventPhase = (typeof phases)[number];

const infoSchema = v.object({
  slug: v.optional(v.string()),
  name: v.optional(v.string()),
  phase: v.picklist(phases),
  contactKey: v.optional(v.string()),
  claimWindowMs: count,
  settleWindowMs: count,
  startsAt: v.optional(count),
  endsAt: v.optional(count),
  prize: v.optional(v.string()),
  players: count,
  scans: count,
  rainbows: count,
  latestRainbows: v.array(v.object({ rabbit: count, nickname: v.string(), block: count, at: count })),
  announcements: v.array(v.object({ text: v.string(), at: count })),
});
/** The event as everybody may read it. Times are Unix milliseconds. */
export type EventInfo = v.InferOutput<typeof infoSchema>;

const playerSchema = v.object({
  registered: v.literal(true),
  address,
  rabbit: count,
  nickname: v.string(),
  xUsername: v.optional(v.string()),
  colour,
  banned: v.boolean(),
  collected: v.array(
    v.object({
      colour,
      rabbit: count,
      nickname: v.string(),
      slot: count,
      at: count,
      status: v.picklist(['pending', 'confirmed']),
    }),
  ),
  complete: v.boolean(),
  block: v.optional(count),
  rank: v.optional(count),
  chain: v.object({ start: count, length: count }),
});
/** A registered player; `collected` has one entry for each colour. */
export type Player = v.InferOutput<typeof playerSchema>;

const meSchema = v.variant('registered', [playerSchema, v.object({ registered: v.literal(false) })]);
export type Me = v.InferOutput<typeof meSchema>;

const leaderboardSchema = v.object({
  total: count,
  rows: v.array(
    v.object({
      rank: count,
      rabbit: count,
      nickname: v.string(),
      colour,
      count,
      colours: v.array(colour),
      at: v.optional(count),
      block: v.optional(count),
    }),
  ),
});
export type Leaderboard = v.InferOutput<typeof leaderboardSchema>;
export type LeaderboardRow = Leaderboard['rows'][number];

const outcomeSchema = v.object({
  rabbit: count,
  slot: count,
  ok: v.boolean(),
  code: v.optional(v.string()),
  confirmed: v.optional(count),
  struck: v.optional(count),
});
/** What came of one disclosed token. */
export type DisclosureOutcome = v.InferOutput<typeof outcomeSchema>;

const scannedSchema = v.object({
  rabbit: count,
  nickname: v.string(),
  colour,
  collected: v.array(colour),
  complete: v.boolean(),
  block: v.optional(count),
  disclosed: v.optional(v.array(outcomeSchema), []),
});
/** A scan that counted; `collected` are all colours the player has now. */
export type Scanned = v.InferOutput<typeof scannedSchema>;

const disclosedSchema = v.object({ disclosed: v.array(outcomeSchema) });

/** The reply that each action promises: the tag `Action` it carries, and the shape of its data. */
export const replySchemas = {
  Info: infoSchema,
  Me: meSchema,
  Leaderboard: leaderboardSchema,
  Registered: playerSchema,
  Rekeyed: playerSchema,
  Scanned: scannedSchema,
  Disclosed: disclosedSchema,
};
export type ReplyName = keyof typeof replySchemas;
export type Reply<Name extends ReplyName> = v.InferOutput<(typeof replySchemas)[Name]>;
