import * as v from 'valibot';
import { addressText, ledgerTime, transactionId, wholeNumber } from '../../../common/client/reply-fields';
import { admissions, questionLanguage, rabbitColours } from '../generated';
import { rabbitIdSchema } from '../rabbit-id';
import { winnerSchema } from './answer';
import { phaseName } from './fields';
import { dealSchema, drawSchema, frozenSchema } from './roles';

/** The payment of the prize. */
const paymentSchema = v.object({
  payment: transactionId,
  note: v.optional(v.string()),
  at: wholeNumber,
});

/** A number for each colour of rabbits, in the order of the rainbow. */
const byColour = v.pipe(v.array(wholeNumber), v.length(rabbitColours.length));

/** The report of points to a community. */
const reportSchema = v.object({
  /** Id of the community's process. */
  community: addressText,
  /** Number of the latest batch; 0 before there were points. */
  batch: wholeNumber,
  /** Number of the latest batch that the community has. */
  acknowledged: wholeNumber,
  /** Players who are still to be looked at before everybody was. */
  left: wholeNumber,
});

export const eventInfoSchema = v.object({
  slug: v.optional(v.string()),
  name: v.optional(v.string()),
  phase: phaseName,
  /** P-256 public key, raw and uncompressed, in base64url. */
  contactKey: v.optional(v.string()),
  claimWindowMs: wholeNumber,
  /** A claim that reaches the ledger later than this after its slot is a kept scan. */
  onlineWindowMs: wholeNumber,
  /** Colours that a player can have by kept scans. */
  keptScans: wholeNumber,
  settleWindowMs: wholeNumber,
  /** `tickets`: only holders of a ticket can register. */
  admission: v.picklist(admissions),
  /** Players that the event has room for. */
  capacity: wholeNumber,
  /** Batches of tickets so far; the next one has the number after. */
  batches: wholeNumber,
  tickets: wholeNumber,
  ticketsUsed: wholeNumber,
  startsAt: v.optional(wholeNumber),
  endsAt: v.optional(wholeNumber),
  prize: v.optional(v.string()),
  /** The X username of the organisers, whom players are asked to follow after the end. */
  follow: v.optional(v.string()),
  /** The question by language; `questionLanguage` is always among them. */
  question: v.optional(v.objectWithRest({ [questionLanguage]: v.string() }, v.string())),
  /** SHA-256 of the key, in base64url: a phone checks a typed key against it. */
  keyDigest: v.optional(v.string()),
  /** Answers to the current question; an event on the code before there were questions has none. */
  answers: v.optional(wholeNumber, 0),
  /** Present while the key can't change: it is revealed, or somebody who is not banned answered with it. */
  keyFixed: v.optional(v.literal(true)),
  /** The key in base64url, once somebody revealed it: from then on no scan and no answer counts. */
  reveal: v.optional(v.object({ at: wholeNumber, key: v.string() })),
  /** Absent while the answers are judged: they go on with each message, and with `Settle`. */
  winner: v.optional(winnerSchema),
  draw: v.optional(drawSchema),
  /** Present from the first start on. */
  frozen: v.optional(frozenSchema),
  /** The latest edition of the envelopes. */
  deal: v.optional(dealSchema),
  /** `allowed`: printed badges can be scanned. */
  printed: v.optional(v.picklist(['none', 'allowed'])),
  /** Printed scans that wait for the staff. */
  printedPending: v.optional(wholeNumber),
  /** Disputes that wait for the staff. */
  disputesOpen: v.optional(wholeNumber),
  /** Players whose nicknames are flagged, and wait for the staff. */
  namesFlagged: v.optional(wholeNumber),
  payment: v.optional(paymentSchema),
  /** The report of points to a community; absent before the first. */
  report: v.optional(reportSchema),
  players: wholeNumber,
  scans: wholeNumber,
  rainbows: wholeNumber,
  /** The players on the board by the colour of their own rabbits, and the colours that they have. */
  teams: v.object({ players: byColour, colours: byColour }),
  latestRainbows: v.array(
    v.object({ rabbit: rabbitIdSchema, nickname: v.string(), block: wholeNumber, at: wholeNumber }),
  ),
  announcements: v.array(v.object({ text: v.string(), at: wholeNumber })),
  staff: v.array(addressText),
  /** True while settling waits for further messages, of which `Settle` works off the most. */
  unsettled: v.optional(v.literal(true)),
  at: ledgerTime,
});

/** The event as everybody may read it (docs/protocol.md, `Info`). Times are Unix milliseconds. */
export type EventInfo = v.InferOutput<typeof eventInfoSchema>;
