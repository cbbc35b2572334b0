import { parseArgs } from 'node:util';
import type { AoMode } from './app/network-route';
import { formatByteSize, parseByteSize } from './byte-size';
import type { LocalnetOptions } from './start-localnet';

/** The command that the arguments give. */
export type Command =
  | { kind: 'start'; options: LocalnetOptions }
  | { kind: 'help' }
  | { kind: 'mistake'; message: string };

export const usage = `Usage: localnet [options]

  --app <folder>    the built app to serve
  --port <number>   port to listen on (4700; 0 takes a free one)
  --data <folder>   where everything is kept (.localnet)
  --quota <size>    the largest size of each of the two logs, such as 500M or 8G (8G)
  --memory          keep nothing on disk
  --reset           forget what was kept
  --bare            without the demo event, the communities, the arcade and the contest
  --no-relay        without the relay, so that each page reads the ledger itself
  --relay-password <text>  lets another relay publish, which connects as "relay" with this password
  --ao <mode>       "legacy" for AO's legacy units alone, "hyperbeam" for a HyperBEAM node beside them (legacy)
  --lan             HTTPS on this machine's network address, so that phones can join
  --help            this text
`;

/** Enough for the demo event and a visitor's first uploads. */
const minQuotaBytes = 16 * 1024 ** 2;

/** Reads the command line's arguments. */
export function readCommand(args: readonly string[]): Command {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        app: { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
        quota: { type: 'string' },
        memory: { type: 'boolean' },
        reset: { type: 'boolean' },
        bare: { type: 'boolean', default: false },
        'no-relay': { type: 'boolean', default: false },
        'relay-password': { type: 'string' },
        ao: { type: 'string', default: 'legacy' },
        lan: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return { kind: 'help' };
    const { port: portText, quota, help: _, bare, 'no-relay': noRelay, ...others } = values;
    const { 'relay-password': relayPassword, ao, ...rest } = others;
    if (!isAoMode(ao)) return { kind: 'mistake', message: `--ao ${ao} is neither legacy nor hyperbeam.` };
    const quotaBytes = quota === undefined ? undefined : parseByteSize(quota);
    if (quota !== undefined && (quotaBytes ?? 0) < minQuotaBytes) {
      return {
        kind: 'mistake',
        message: `--quota ${quota} is not a size from ${formatByteSize(minQuotaBytes)} on.`,
      };
    }
    const options = {
      ...rest,
      ao,
      ...(quotaBytes !== undefined && { quotaBytes }),
      seed: !bare,
      relay: !noRelay,
      ...(relayPassword !== undefined && { relayPassword }),
      communities: !bare,
      arcade: !bare,
      contest: !bare,
    };
    if (portText === undefined) return { kind: 'start', options };
    const port = Number(portText);
    if (/^\d{1,5}$/.test(portText) && port < 65_536) return { kind: 'start', options: { ...options, port } };
    return { kind: 'mistake', message: `--port ${portText} is not a port.` };
  } catch (reason) {
    return { kind: 'mistake', message: reason instanceof Error ? reason.message : String(reason) };
  }
}

function isAoMode(text: string): text is AoMode {
  return text === 'legacy' || text === 'hyperbeam';
}
