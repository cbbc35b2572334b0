import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EventSettings } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

const processId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/),
  v.transform((id) => id as ProcessId),
);
const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(280));
const wholeCount = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A time with its zone, such as `2026-12-05T18:00:00+01:00`; in Unix milliseconds. */
const time = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

const eventSchema = v.strictObject({
  process: v.optional(processId),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: shortText,
  city: v.optional(shortText),
  prize: v.optional(shortText),
  follow: v.optional(v.pipe(v.string(), v.regex(/^\w{1,15}$/))),
  admission: v.optional(v.picklist(['tickets', 'open'])),
  capacity: v.optional(wholeCount),
  startsAt: v.optional(time),
  endsAt: v.optional(time),
  printed: v.optional(v.picklist(['none', 'allowed'])),
  contactKeyFile: v.optional(v.string()),
  open: v.optional(v.boolean(), true),
});

/** The file of a deployment. It has paths of secrets, and no secret. */
export const deploymentSchema = v.strictObject({
  network: v.union([
    v.pipe(v.string(), v.nonEmpty()),
    v.looseObject({ ao: v.unknown(), gateway: v.string() }),
  ]),
  keyfile: v.pipe(v.string(), v.nonEmpty()),
  events: v.optional(v.array(eventSchema), []),
});

/** An event of a deployment; paths are absolute. */
export interface EventPart {
  /** A process that is there already. */
  process: ProcessId | undefined;
  slug: string;
  name: string;
  city: string | undefined;
  follow: string | undefined;
  contactKeyFile: string;
  isOpen: boolean;
  settings: EventSettings;
}

/** The content of a deployment's file; paths are absolute. */
export interface Deployment {
  /** The folder of the deployment's file. */
  folder: string;
  /** The address or path of a `network.json` whose units are meant, or the fields of one. */
  network: v.InferOutput<typeof deploymentSchema>['network'];
  keyfile: string;
  logFile: string;
  networkFile: string;
  events: readonly EventPart[];
}

/** Returns an object without the fields that are undefined. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Reads a deployment from its file.
 * @throws Error that names the field that is wrong
 */
export function readDeployment(file: string): Deployment {
  if (!existsSync(file)) throw new Error(`${file} isn't there.`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), deploymentSchema), readFileSync(file, 'utf8'));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${file}, ${v.getDotPath(issue) ?? 'its text'}: ${issue.message}`);
  }
  const { network, keyfile, events } = parsed.output;
  const folder = path.dirname(file);
  const within = (name: string) => path.resolve(folder, name);
  const names = events.map(({ slug }) => slug);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${file} has two events ${twice}.`);
  return {
    folder,
    network: typeof network === 'string' && !URL.canParse(network) ? within(network) : network,
    keyfile: within(keyfile),
    logFile: file.replace(/(\.json)?$/, '.log.jsonl'),
    networkFile: within('network.json'),
    events: events.map(({ process, city, open, contactKeyFile, ...settings }) => ({
      process,
      slug: settings.slug,
      name: settings.name,
      city,
      follow: settings.follow,
      contactKeyFile: within(contactKeyFile ?? `${settings.slug}.contact-key.json`),
      isOpen: open,
      settings: given(settings),
    })),
  };
}
