import { earningKinds, firstCities } from '@rainbow-rabbit/processes/community/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const processId = v.pipe(
  id,
  v.transform((text) => text as ProcessId),
);
const address = v.pipe(
  id,
  v.transform((text) => text as Address),
);
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const words = v.pipe(v.string(), v.nonEmpty());
const addresses = v.union([words, v.pipe(v.array(words), v.nonEmpty())]);
const shortText = v.pipe(words, v.maxLength(280));
const wholeCount = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** A quantity of a token in its smallest units. */
export const quantity = v.pipe(v.string(), v.regex(/^\d{1,30}$/));

/** A time with its zone, such as `2026-12-05T18:00:00+01:00`; in Unix milliseconds. */
export const time = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** Whom a process counts as people; events by their slugs in the same file. */
const admissionSchema = v.strictObject({
  by: v.picklist(['tickets', 'events', 'anybody']),
  events: v.optional(v.array(slug), []),
});

const eventSchema = v.strictObject({
  process: v.optional(processId),
  slug,
  name: shortText,
  city: v.optional(shortText),
  prize: v.optional(shortText),
  follow: v.optional(v.pipe(v.string(), v.regex(/^\w{1,15}$/))),
  admission: v.optional(v.picklist(['tickets', 'open'])),
  capacity: v.optional(wholeCount),
  startsAt: v.optional(time),
  endsAt: v.optional(time),
  printed: v.optional(v.picklist(['none', 'allowed'])),
  secretFile: v.optional(words),
  open: v.optional(v.boolean(), true),
  relay: v.optional(v.strictObject({ broker: addresses, keyFile: v.optional(words) })),
});

export const ticker = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,12}$/));

const tokenSchema = v.strictObject({
  process: v.optional(processId),
  name: shortText,
  ticker,
  denomination: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  logo: v.optional(id),
  supply: quantity,
  mintable: v.optional(v.boolean(), false),
});

const communitySchema = v.strictObject({
  process: v.optional(processId),
  cities: v.optional(
    v.array(
      v.strictObject({
        slug: v.picklist(firstCities),
        lead: v.optional(address),
        hidden: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
  rates: v.optional(v.partial(v.strictObject(v.entriesFromList(earningKinds, quantity)))),
  caps: v.optional(v.strictObject({ person: v.optional(quantity), pot: v.optional(quantity) })),
  admission: v.optional(admissionSchema),
});

const arcadeSchema = v.strictObject({
  process: v.optional(processId),
  organisers: v.optional(v.array(address), []),
});

const contestSchema = v.strictObject({
  process: v.optional(processId),
  times: v.strictObject({ signUp: time, building: time, voting: time, judging: time, results: time }),
  teamSize: wholeCount,
  voteWeight: percent,
  kinds: v.array(v.picklist(['picture', 'text', 'link'])),
  criteria: v.array(v.strictObject({ name: words, weight: wholeCount })),
  prizes: v.optional(v.array(v.strictObject({ title: words, amount: v.optional(quantity) })), []),
  zone: words,
  place: v.optional(words),
  admission: admissionSchema,
  voters: v.optional(v.picklist(['admitted', 'rainbows']), 'admitted'),
  original: v.optional(words, 'en'),
  texts: v.array(
    v.strictObject({ language: words, name: words, brief: words, rules: words, judging: v.optional(words) }),
  ),
  judges: v.optional(v.array(v.strictObject({ address, name: words })), []),
  secretFile: v.optional(words),
  open: v.optional(v.boolean(), true),
});

/** The file of a deployment. It has paths of secrets, and no secret. */
export const deploymentSchema = v.strictObject({
  network: v.union([words, v.looseObject({ ao: v.unknown(), gateway: addresses })]),
  keyfile: words,
  token: v.optional(tokenSchema),
  community: v.optional(communitySchema),
  arcade: v.optional(arcadeSchema),
  contest: v.optional(contestSchema),
  events: v.optional(v.array(eventSchema), []),
  app: v.optional(v.strictObject({ folder: v.optional(words), record: v.optional(words) })),
});

/** The content of a deployment's file, with times in Unix milliseconds. */
export type DeploymentFields = v.InferOutput<typeof deploymentSchema>;
export type AdmissionPart = v.InferOutput<typeof admissionSchema>;
export type TokenPart = v.InferOutput<typeof tokenSchema>;
export type CommunityPart = v.InferOutput<typeof communitySchema>;
export type ArcadePart = v.InferOutput<typeof arcadeSchema>;
