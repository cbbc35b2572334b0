import type { AosModule } from '@rainbow-rabbit/processes/aos';
import { blockAt } from '../../ledger/blocks';
import { tagValue, toTags } from '../../units/tags';
import type { EntryFilter, EntryIndex, IndexedEntry } from '../entry-index';
import type { QueryBudget } from './query-budget';
import type { Answers } from './select';
import { type Field, QueryError, type QueryValue } from './syntax';

const defaultPage = 10;
const maxPage = 100;

/** Returns about the size of an entry's data in bytes, by its id. */
export type SizeOf = (id: string) => number;

/** The root of the gateway's graph: `transaction(id)` and `transactions(ids, owners, recipients, tags, …)`. */
export function transactionGraph(index: EntryIndex, budget: QueryBudget, sizeOf: SizeOf): Answers {
  const answersOf = (entry: IndexedEntry) => entryAnswers(entry, sizeOf);
  return {
    transaction: ({ id }) => {
      const found = index.get(String(id));
      return found && answersOf(found);
    },
    transactions: (args) => {
      const filter = filterOf(args);
      const order = {
        isOldestFirst: args.sort === 'HEIGHT_ASC',
        after: typeof args.after === 'string' ? args.after : undefined,
      };
      const size = pageSizeOf(args.first);
      const page: IndexedEntry[] = [];
      let hasNextPage = false;
      for (const entry of index.find(filter, order, budget.spend)) {
        if (page.length === size) {
          hasNextPage = true;
          break;
        }
        page.push(entry);
      }
      return {
        count: () => String(index.count(filter, budget.spend)),
        pageInfo: () => ({ hasNextPage: () => hasNextPage }),
        edges: () => page.map((found) => ({ cursor: () => found.id, node: () => answersOf(found) })),
      };
    },
  };
}

function pageSizeOf(first: QueryValue | undefined): number {
  return typeof first === 'number' ? Math.max(0, Math.min(Math.floor(first), maxPage)) : defaultPage;
}

/** Clients look a module up before they spawn on it. */
export function moduleEntryOf({ id, format }: AosModule): IndexedEntry {
  const tags = {
    'Data-Protocol': 'ao',
    Variant: 'ao.TN.1',
    Type: 'Module',
    'Content-Type': 'application/wasm',
    'Module-Format': format,
    'Input-Encoding': 'JSON-V1',
    'Output-Encoding': 'JSON-V1',
  };
  return { id, address: '', target: '', tags: toTags(tags), timestamp: 0 };
}

function filterOf({ ids, owners, recipients, tags }: Field['args']): EntryFilter {
  return {
    ids: textsOf(ids),
    owners: textsOf(owners),
    recipients: textsOf(recipients),
    tags: listOf(tags ?? []).map(tagFilterOf),
  };
}

function tagFilterOf(filter: QueryValue): { name: string; values: string[] } {
  const isObject = typeof filter === 'object' && filter !== null && !Array.isArray(filter);
  if (!isObject) throw new QueryError('A filter of tags has a name and values');
  return { name: String(filter.name), values: textsOf(filter.values) ?? [] };
}

/** The texts of a list that was given; undefined when none was. */
function textsOf(value: QueryValue | undefined): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  return listOf(value).map(String);
}

/** GraphQL takes one value where a list is expected. */
function listOf(value: QueryValue): QueryValue[] {
  return Array.isArray(value) ? value : [value];
}

function entryAnswers({ id, address, target, tags, timestamp }: IndexedEntry, sizeOf: SizeOf): Answers {
  const block = () => blockAt(timestamp);
  return {
    data: () => ({
      size: () => String(sizeOf(id)),
      type: () => tagValue(tags, 'Content-Type') ?? null,
    }),
    id: () => id,
    recipient: () => target,
    owner: () => ({ address: () => address }),
    tags: () => tags.map(({ name, value }) => ({ name: () => name, value: () => value })),
    block: () => ({
      id: () => block().hash,
      height: () => block().height,
      timestamp: () => block().timestamp,
    }),
  };
}
