import path from 'node:path';
import { parseArgs } from 'node:util';
import { treeRoot } from '../build/workspace';
import { joinIds } from '../command-line/join-ids';
import { defaultAppFolder } from '../release/default-app-folder';

const defaultGateway = 'https://arweave.net/';

export const publishUsage = `Usage: npm run publish-app -- --keyfile <path> [options]

Stores the app on the storage network, after it has shown what that costs. What is there already is not sent again.

  --keyfile <path>   wallet that pays and signs
  --gateway <url>    the gateway that takes it (${defaultGateway})
  --network <path>   the network.json to publish with it, with whole addresses
  --app <folder>     the assembled app (dist/app)
  --area <name>      publishes this area of the folder alone, in the app that was published last
  --into <id>        the app that the area goes into, instead of the last one
  --record <folder>  what was published and what is unfinished (.publish)
  --yes              agrees to the cost
`;

/** The choices of a run; paths are absolute. */
export interface PublishOptions {
  keyfile: string;
  /** Ends in a slash. */
  gateway: string;
  networkFile?: string;
  appFolder: string;
  area?: string;
  into?: string;
  recordFolder: string;
  isAgreed: boolean;
}

/**
 * Parses the command line.
 * @param folder the folder that relative paths are in
 * @throws Error that names the option that is wrong or missing
 */
export function parsePublishOptions(args: readonly string[], folder: string): PublishOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: joinIds(args),
    options: {
      keyfile: text,
      gateway: { ...text, default: defaultGateway },
      network: text,
      app: text,
      area: text,
      into: text,
      record: text,
      yes: { type: 'boolean', default: false },
    },
  });
  const { keyfile, network, app, area, into, record } = values;
  if (keyfile === undefined) throw new Error('--keyfile is missing');
  if (into !== undefined && (area === undefined || !/^[\w-]{43}$/.test(into))) {
    throw new Error('--into takes the id of a published app, and goes with --area');
  }
  if (area !== undefined && network !== undefined) {
    throw new Error('--network goes with the whole app: an area keeps the network.json of the app');
  }
  const from = (file: string) => path.resolve(folder, file);
  return {
    keyfile: from(keyfile),
    gateway: gatewayUrl(values.gateway),
    ...(network !== undefined && { networkFile: from(network) }),
    appFolder: app === undefined ? defaultAppFolder : from(app),
    ...(area !== undefined && { area }),
    ...(into !== undefined && { into }),
    recordFolder: record === undefined ? path.join(treeRoot, '.publish') : from(record),
    isAgreed: values.yes,
  };
}

/** A connection that others can change would let them choose what is paid for. */
function gatewayUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLoopback = url !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback))) {
    throw new Error('--gateway is wrong: it begins with https://, or with http:// on this machine');
  }
  return `${url.origin}${url.pathname.replace(/\/*$/, '/')}`;
}
