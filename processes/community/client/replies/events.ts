import * as v from 'valibot';
import { addressText, ledgerTime, processIdText, wholeNumber } from '../../../common/client/reply-fields';
import {
  maxAnnounced,
  maxBrokerLength,
  maxCitySlugLength,
  maxEventBrokers,
  maxEventLinkLength,
  maxEventNameLength,
  maxEventSlugLength,
  maxMeetUpPlaceLength,
  maxProposedInCity,
} from '../generated';
import { judgedRows } from './judged-rows';

const textUpTo = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));

/** An encrypted address on the web, without credentials, which would let a host pass for another one. */
const addressOn = (scheme: 'https' | 'wss', max: number) =>
  v.pipe(
    textUpTo(max),
    v.regex(new RegExp(`^${scheme}://\\w[\\w.-]*(:\\d+)?([/?#][^\\s"'<>]*)?$`)),
    v.check((text) => URL.canParse(text)),
  );

const announcedEventSchema = v.object({
  /** Slug. */
  city: textUpTo(maxCitySlugLength),
  process: processIdText,
  slug: v.pipe(textUpTo(maxEventSlugLength), v.regex(/^[a-z0-9-]+$/)),
  // A code point has two units at most.
  name: textUpTo(2 * maxEventNameLength),
  /** Unix milliseconds. */
  startsAt: ledgerTime,
  /** Unix milliseconds. */
  endsAt: ledgerTime,
  place: v.optional(textUpTo(2 * maxMeetUpPlaceLength)),
  /** An https address. */
  link: v.optional(addressOn('https', maxEventLinkLength)),
  /** X username. */
  follow: v.optional(v.pipe(v.string(), v.regex(/^\w{1,15}$/))),
  relay: v.optional(
    v.object({
      broker: v.pipe(
        v.array(addressOn('wss', maxBrokerLength)),
        v.minLength(1),
        v.maxLength(maxEventBrokers),
      ),
      /** P-256 public key, raw and uncompressed, in base64url. */
      key: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    }),
  ),
  /** The sender of the announcement. */
  by: addressText,
});

/** An event that a city announces. */
export type AnnouncedEvent = v.InferOutput<typeof announcedEventSchema>;

/** A page of what is announced. */
export const announcedEventsSchema = v.object({
  total: wholeNumber,
  events: judgedRows(announcedEventSchema, maxAnnounced),
  at: ledgerTime,
});

/** The events that are proposed to a city; `by` is who proposed each. Anybody may: a reader asks the event's process whose it is. */
export const proposedEventsSchema = v.object({
  events: v.pipe(v.array(announcedEventSchema), v.maxLength(maxProposedInCity)),
  at: ledgerTime,
});

/** The reply to each act on an announced or proposed event. */
export const changedEventSchema = v.object({ process: processIdText, at: ledgerTime });
