import * as v from 'valibot';
import { admissionSettingsSchema } from '../../../admission/client';
import {
  addressText,
  languageTag,
  ledgerTime,
  processIdText,
  tokenQuantity,
  wholeNumber,
} from '../../../common/client/reply-fields';
import { entryKinds, phaseNames, voterKinds } from '../generated';

export const contestPhase = v.picklist(phaseNames);
export const entryKind = v.picklist(entryKinds);

/** The beginning of each phase, in Unix milliseconds. */
const contestTimesSchema = v.object({
  signUp: wholeNumber,
  building: wholeNumber,
  voting: wholeNumber,
  judging: wholeNumber,
  /** The announced time of the results, which begin only when the staff publish them. */
  results: wholeNumber,
});

/** The beginning of each phase of a contest. */
export type ContestTimes = v.InferOutput<typeof contestTimesSchema>;

const contestFactsSchema = v.object({
  times: contestTimesSchema,
  /** The most members of a team. */
  teamSize: wholeNumber,
  /** The part of the result that the votes are, in percent. */
  voteWeight: wholeNumber,
  kinds: v.array(entryKind),
  criteria: v.array(v.object({ name: v.string(), weight: wholeNumber })),
  /** `amount` in the smallest units of the token. */
  prizes: v.array(v.object({ title: v.string(), amount: v.optional(tokenQuantity) })),
  /** Name of the time zone that times are announced in, such as `Europe/Lisbon`. */
  zone: v.string(),
  place: v.optional(v.string()),
  /** Whom the contest counts as people. */
  admission: admissionSettingsSchema,
  /** Everybody who is admitted, or only people whose rainbow a listed event has confirmed. */
  voters: v.picklist(voterKinds),
  token: v.optional(processIdText),
  /** The public key that contacts are sealed to, in base64url. */
  contactKey: v.optional(v.string()),
  /** The language that is shown where there is no text in the asked one. */
  original: languageTag,
});

/** The facts of a contest, which staff configure. */
export type ContestFacts = v.InferOutput<typeof contestFactsSchema>;

const contestTextsSchema = v.object({
  language: languageTag,
  name: v.string(),
  brief: v.string(),
  rules: v.string(),
  /** About the judging. */
  judging: v.optional(v.string()),
});

/** The texts of a contest in one language. */
export type ContestTexts = v.InferOutput<typeof contestTextsSchema>;

export const contestSchema = v.object({
  phase: contestPhase,
  /** True once the staff have opened the contest: until its sign-up begins it is announced, and its phase is `draft`. */
  isOpen: v.boolean(),
  /** Number of the contact key, which a sign-up with a contact names: 0 before the first one. */
  keyVersion: wholeNumber,
  /** Time at which the owner set the contact key, or took the last one away. */
  keySetAt: v.optional(wholeNumber),
  /** Absent until the contest is configured. */
  facts: v.optional(contestFactsSchema),
  /** In the asked language, else in the original one; absent until there are some. */
  texts: v.optional(contestTextsSchema),
  /** Languages that have texts, in the order of their tags. */
  languages: v.array(languageTag),
  counts: v.object({ people: wholeNumber, teams: wholeNumber, entries: wholeNumber, ballots: wholeNumber }),
  judges: v.array(v.object({ address: addressText, name: v.string() })),
  /** Time at which the results were published. */
  publishedAt: v.optional(wholeNumber),
  at: ledgerTime,
});

/** All that the public front page of a contest needs. */
export type Contest = v.InferOutput<typeof contestSchema>;
