import path from 'node:path';
import { parseArgs } from 'node:util';
import { maxTicketsPerBatch } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isLocale, type Locale, locales } from '../../shared/src/i18n/locales';
import { joinIds } from '../command-line/join-ids';

export const ticketsUsage = `Usage: npm run tickets -- --app <url> --slug <slug> --count <number> [options]

Makes a batch of tickets for an event, and a sheet of them to print.

  --app <url>          address of the app, which the tickets' links begin with
  --slug <slug>        the event, by its name in links
  --process <id>       the event, by its process, where the app doesn't list it yet
  --count <number>     tickets, 1 to ${maxTicketsPerBatch}
  --out <folder>       folder for the sheet (tickets); nobody else may read the sheet
  --language <code>    language of the cards: ${locales.map(({ code }) => code).join(', ')} (en)
  --network <url>      where to find network.json, unless beside the app
  --keyfile <path>     wallet of a staff member, which signs and sends Admit; without it, Admit is printed
  --reason <text>      reason of the act, for the public log
`;

/** The choices of a run. */
export interface TicketOptions {
  appUrl: string;
  networkUrl: string;
  event: { slug: string } | { process: ProcessId };
  count: number;
  /** Absolute path. */
  folder: string;
  locale: Locale;
  keyfile?: string;
  reason: string;
}

/** Returns an address as a folder's, without query and fragment; undefined for text that is not a web address. */
function folderUrl(text: string | undefined): string | undefined {
  if (!(text && URL.canParse(text))) return undefined;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return `${url.origin}${url.pathname.replace(/[^/]*$/, '')}`;
}

function eventOf(slug: string | undefined, process: string | undefined): TicketOptions['event'] | undefined {
  if (process !== undefined)
    return /^[\w-]{43}$/.test(process) ? { process: process as ProcessId } : undefined;
  return slug ? { slug } : undefined;
}

/**
 * Parses the command line.
 * @param folder the folder that relative paths are in
 * @throws Error that names the option that is wrong or missing
 */
export function parseOptions(args: readonly string[], folder: string): TicketOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: joinIds(args),
    options: {
      app: text,
      slug: text,
      process: text,
      count: text,
      out: { ...text, default: 'tickets' },
      language: { ...text, default: 'en' },
      network: text,
      keyfile: text,
      reason: { ...text, default: 'Tickets for the door' },
    },
  });
  const appUrl = required('--app', folderUrl(values.app));
  const count = /^\d{1,4}$/.test(values.count ?? '') ? Number(values.count) : 0;
  if (count < 1 || count > maxTicketsPerBatch) throw new Error(`--count must be 1 to ${maxTicketsPerBatch}`);
  return {
    appUrl,
    networkUrl: required('--network', folderUrl(values.network ?? appUrl)),
    event: required('--slug or --process', eventOf(values.slug, values.process)),
    count,
    folder: path.resolve(folder, values.out),
    locale: required('--language', isLocale(values.language) ? values.language : undefined),
    reason: values.reason,
    ...(values.keyfile !== undefined && { keyfile: path.resolve(folder, values.keyfile) }),
  };
}

function required<Value>(option: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`${option} is missing or wrong`);
  return value;
}
