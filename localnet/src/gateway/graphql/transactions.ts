import type { AosModule } from '@rainbow-rabbit/processes/aos';
import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { blockAt } from '../../ledger/blocks';
import type { Archive, Stored } from '../archive';
import type { Answers } from './select';
import type { Field, QueryValue } from './syntax';

/** The GraphQL fields of a transaction or data item. */
interface Transaction {
  id: string;
  owner: string;
  recipient: string;
  tags: readonly Tag[];
  timestamp: number;
}

const defaultPage = 10;
const maxPage = 100;

/** The root of the gateway's graph: `transaction(id)` and `transactions(ids, owners, recipients, tags, …)`. */
export function transactionGraph(archive: Archive, module: AosModule): Answers {
  const all = (): Transaction[] => [moduleTransaction(module), ...archive.all().map(transactionOf)];
  return {
    transaction: ({ id }) => {
      const found = all().find((transaction) => transaction.id === id);
      return found && answersOf(found);
    },
    transactions: (args) => {
      const matching = all().filter((transaction) => fits(transaction, args));
      // Newest first, as gateways do unless asked otherwise.
      if (args.sort !== 'HEIGHT_ASC') matching.reverse();
      const after = matching.findIndex(({ id }) => id === args.after);
      const rest = matching.slice(after + 1);
      const page = rest.slice(
        0,
        typeof args.first === 'number' ? Math.min(args.first, maxPage) : defaultPage,
      );
      return {
        count: () => String(matching.length),
        pageInfo: () => ({ hasNextPage: () => page.length < rest.length }),
        edges: () => page.map((found) => ({ cursor: () => found.id, node: () => answersOf(found) })),
      };
    },
  };
}

function transactionOf({ id, address: owner, target: recipient, tags, timestamp }: Stored): Transaction {
  return { id, owner, recipient, tags, timestamp };
}

/** Clients look a module up before they spawn on it. */
function moduleTransaction({ id, format }: AosModule): Transaction {
  const tags = {
    'Data-Protocol': 'ao',
    Variant: 'ao.TN.1',
    Type: 'Module',
    'Module-Format': format,
    'Input-Encoding': 'JSON-V1',
    'Output-Encoding': 'JSON-V1',
  };
  const list = Object.entries(tags).map(([name, value]) => ({ name, value }));
  return { id, owner: '', recipient: '', tags: list, timestamp: 0 };
}

function fits({ id, owner, recipient, tags }: Transaction, args: Field['args']): boolean {
  return (
    isAmong(id, args.ids) &&
    isAmong(owner, args.owners) &&
    isAmong(recipient, args.recipients) &&
    listOf(args.tags ?? []).every((filter) => hasTag(tags, filter))
  );
}

function hasTag(tags: readonly Tag[], filter: QueryValue): boolean {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return false;
  const values = listOf(filter.values ?? []);
  return tags.some(
    ({ name, value }) => name === filter.name && (values.length === 0 || values.includes(value)),
  );
}

function isAmong(value: string, list: QueryValue | undefined): boolean {
  return list === undefined || list === null || listOf(list).includes(value);
}

/** GraphQL takes one value where a list is expected. */
function listOf(value: QueryValue): QueryValue[] {
  return Array.isArray(value) ? value : [value];
}

function answersOf({ id, owner, recipient, tags, timestamp }: Transaction): Answers {
  const block = blockAt(timestamp);
  return {
    id: () => id,
    recipient: () => recipient,
    owner: () => ({ address: () => owner }),
    tags: () => tags.map(({ name, value }) => ({ name: () => name, value: () => value })),
    block: () => ({ id: () => block.hash, height: () => block.height, timestamp: () => block.timestamp }),
  };
}
