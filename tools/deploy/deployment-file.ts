import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EventSettings } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { defaultAppFolder } from '../release/default-app-folder';
import { type DeploymentFields, deploymentSchema } from './deployment-schema';

/** An event of a deployment; paths are absolute. */
export interface EventPart {
  /** A process that is there already. */
  process: ProcessId | undefined;
  slug: string;
  name: string;
  city: string | undefined;
  follow: string | undefined;
  secretFile: string;
  relay: { broker: string | readonly string[]; keyFile: string } | undefined;
  isOpen: boolean;
  settings: EventSettings;
}

/** The contest of a deployment; paths are absolute. */
export type ContestPart = NonNullable<DeploymentFields['contest']> & { secretFile: string };

/** The app of a deployment; paths are absolute. */
export interface AppPart {
  folder: string;
  /** The folder that keeps what was published. */
  recordFolder: string;
}

/** The content of a deployment's file; paths are absolute. */
export interface Deployment extends Pick<DeploymentFields, 'network' | 'token' | 'community' | 'arcade'> {
  keyfile: string;
  logFile: string;
  networkFile: string;
  contest: ContestPart | undefined;
  app: AppPart | undefined;
  events: readonly EventPart[];
}

/** Returns an object without the fields that are undefined. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Returns the slugs of events that a file names and doesn't have. */
function unknownEvents({ events, community, contest }: DeploymentFields): string[] {
  const named = [community?.admission, contest?.admission].flatMap((admission) => admission?.events ?? []);
  return named.filter((slug) => !events.some((event) => event.slug === slug));
}

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
  const { network, keyfile, events, contest, app, ...parts } = parsed.output;
  const folder = path.dirname(file);
  const within = (name: string) => path.resolve(folder, name);
  const names = events.map(({ slug }) => slug);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${file} has two events ${twice}.`);
  const [unknown] = unknownEvents(parsed.output);
  if (unknown !== undefined) throw new Error(`${file} has no event ${unknown}, which an admission names.`);
  return {
    ...parts,
    network: typeof network === 'string' && !URL.canParse(network) ? within(network) : network,
    keyfile: within(keyfile),
    logFile: file.replace(/(\.json)?$/, '.log.jsonl'),
    networkFile: within('network.json'),
    contest: contest && {
      ...contest,
      secretFile: within(contest.secretFile ?? 'contest.contest.json'),
    },
    app: app && {
      folder: app.folder === undefined ? defaultAppFolder : within(app.folder),
      recordFolder: within(app.record ?? '.publish'),
    },
    events: events.map(({ process, city, open, secretFile, relay, ...settings }) => ({
      process,
      slug: settings.slug,
      name: settings.name,
      city,
      follow: settings.follow,
      secretFile: within(secretFile ?? `${settings.slug}.event.json`),
      relay: relay && {
        broker: relay.broker,
        keyFile: within(relay.keyFile ?? `${settings.slug}.relay-key.json`),
      },
      isOpen: open,
      settings: given(settings),
    })),
  };
}
