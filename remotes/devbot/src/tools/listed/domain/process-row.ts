import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { tokenKindTag } from '../../../bot/token-kind-tag';

/** The kinds of processes that are distinguished by the tags of their spawn. */
export type ListedKind = 'token' | 'memecoin' | 'event' | 'contest' | 'process';

/** A process as a row of a list. */
export interface ProcessRow {
  process: string;
  /** Empty for a process without a name. */
  name: string;
  kind: ListedKind;
  /** The time of its block, in milliseconds; missing while it is in none. */
  at?: number;
  /** True for a process that was made in this browser and that the gateway doesn't list yet. */
  isFresh?: boolean;
}

/** Characters of the longest name that is shown. */
export const maxName = 100;

/** Names that the app gives the processes it makes. */
const kindsByName: Readonly<Record<string, ListedKind>> = {
  'rainbow-rabbit-event': 'event',
  'rainbow-rabbit-contest': 'contest',
};

/** Returns the row of a process by the tags of its spawn, which anybody may have chosen. */
export function processRow(process: string, tags: readonly Tag[], at: number | undefined): ProcessRow {
  const valueOf = (name: string) => tags.find((tag) => tag.name === name)?.value;
  const name = valueOf('Name') ?? '';
  const token = valueOf(tokenKindTag) === 'memecoin' ? 'memecoin' : 'token';
  const kind = kindsByName[name] ?? (valueOf('Ticker') === undefined ? 'process' : token);
  return {
    process,
    name: kindsByName[name] ? '' : name.slice(0, maxName),
    kind,
    ...(at !== undefined && { at }),
  };
}

/** The folders of the pages of kinds that have their own. */
const folders: Readonly<Partial<Record<ListedKind, string>>> = { token: 'tokens', memecoin: 'memecoins' };

/** Returns the path of a process's own page. */
export const pathOfRow = ({ process, kind }: ProcessRow): string =>
  `/devbot/${folders[kind] ?? 'processes'}/${process}`;

/**
 * Puts the processes that were made in this browser before those that the gateway lists, unless it lists them or could do so
 * further on.
 * @param hasMore true when the gateway has older ones
 */
export function withFresh(
  listed: readonly ProcessRow[],
  made: readonly ProcessRow[],
  hasMore: boolean,
): ProcessRow[] {
  const known = new Set(listed.map(({ process }) => process));
  const oldest = Math.min(...listed.map(({ at }) => at ?? Number.POSITIVE_INFINITY));
  const fresh = made.filter(({ process, at = 0 }) => !known.has(process) && !(hasMore && at < oldest));
  return [...fresh.map((row) => ({ ...row, isFresh: true })), ...listed];
}
