import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { firstPlace } from '../ledger/first-place';

/** The part of a transaction or data item by which it is found. */
export interface IndexedEntry {
  id: string;
  address: string;
  /** base64url, or empty. */
  target: string;
  tags: readonly Tag[];
  /** Unix milliseconds. */
  timestamp: number;
}

/** The entries to find: one of the values of each list that is given. */
export interface EntryFilter {
  ids?: readonly string[];
  owners?: readonly string[];
  recipients?: readonly string[];
  /** All of them; a tag without values is found with any value. */
  tags?: readonly { name: string; values: readonly string[] }[];
}

export interface EntryOrder {
  /** Default: newest first. */
  isOldestFirst?: boolean;
  /** The id after which the answer begins. */
  after?: string;
}

/** Counts the work of a search, and throws when it is too much. */
export type SpendWork = (steps: number) => void;

/** The numbers of entries that have one value, ascending. */
type Postings = readonly number[];

/**
 * Everything that the gateway has, in the order in which it came, with an index of its owners, recipients and tags: a page
 * costs what it shows, however many entries there are.
 */
export class EntryIndex {
  readonly #entries: IndexedEntry[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #postings = new Map<string, number[]>();

  get size(): number {
    return this.#entries.length;
  }

  get(id: string): IndexedEntry | undefined {
    return this.#entries[this.#numbers.get(id) ?? -1];
  }

  /** Adds an entry, once. */
  add(entry: IndexedEntry): void {
    if (this.#numbers.has(entry.id)) return;
    const number = this.#entries.push(entry) - 1;
    this.#numbers.set(entry.id, number);
    for (const key of keysOf(entry)) {
      const postings = this.#postings.get(key);
      if (postings) postings.push(number);
      else this.#postings.set(key, [number]);
    }
  }

  /** The entries that a filter finds, one by one. @throws whatever `spend` throws */
  *find(
    filter: EntryFilter,
    { isOldestFirst = false, after }: EntryOrder,
    spend: SpendWork,
  ): Generator<IndexedEntry> {
    const fits = testOf(filter);
    for (const number of this.#candidates(filter, isOldestFirst, after, spend)) {
      const entry = this.#entries[number];
      if (!entry) continue;
      spend(1 + entry.tags.length * (filter.tags?.length ?? 0));
      if (fits(entry)) yield entry;
    }
  }

  /** Returns the number of entries that a filter finds. @throws whatever `spend` throws */
  count(filter: EntryFilter, spend: SpendWork): number {
    const lists = this.#lists(filter);
    const [only = []] = lists;
    if (lists.length === 0) return this.size;
    // One value of one list: nothing else has to be compared.
    if (lists.length === 1 && only.length === 1) return only[0]?.length ?? 0;
    let found = 0;
    for (const _ of this.find(filter, {}, spend)) found += 1;
    return found;
  }

  /** The numbers of the entries that may fit, in order: those of the most selective list, or all. */
  *#candidates(
    filter: EntryFilter,
    isOldestFirst: boolean,
    after: string | undefined,
    spend: SpendWork,
  ): Generator<number> {
    const start = after === undefined ? undefined : this.#numbers.get(after);
    const step = isOldestFirst ? 1 : -1;
    const lists = this.#lists(filter);
    if (lists.length === 0) {
      const first = isOldestFirst ? 0 : this.size - 1;
      for (let number = start === undefined ? first : start + step; this.#entries[number]; number += step) {
        yield number;
      }
      return;
    }
    const smallest = lists.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one));
    yield* merged(smallest, isOldestFirst, start, spend);
  }

  /** For each list of a filter, the postings of its values. */
  #lists({ ids, owners, recipients, tags = [] }: EntryFilter): (readonly Postings[])[] {
    const of = (values: readonly string[], keyOf: (value: string) => string) =>
      [...new Set(values)].map((value) => this.#postings.get(keyOf(value)) ?? []);
    const numbers = ids && [...new Set(ids)].map((id) => this.#numbers.get(id));
    return [
      ...(numbers ? [numbers.map((number) => (number === undefined ? [] : [number]))] : []),
      ...(owners ? [of(owners, ownerKey)] : []),
      ...(recipients ? [of(recipients, recipientKey)] : []),
      ...tags.map(({ name, values }) =>
        values.length === 0 ? of([name], nameKey) : of(values, (value) => tagKey({ name, value })),
      ),
    ];
  }
}

const ownerKey = (address: string) => `o${address}`;
const recipientKey = (target: string) => `r${target}`;
const nameKey = (name: string) => `n${name}`;
const tagKey = ({ name, value }: Tag) => `t${name.length}:${name}${value}`;

function keysOf({ address, target, tags }: IndexedEntry): Set<string> {
  return new Set([
    ownerKey(address),
    recipientKey(target),
    ...tags.map(({ name }) => nameKey(name)),
    ...tags.map(tagKey),
  ]);
}

function lengthOf(lists: readonly Postings[]): number {
  return lists.reduce((sum, { length }) => sum + length, 0);
}

/** The numbers of several lists in order, each once, from the one after `start`. */
function* merged(
  lists: readonly Postings[],
  isOldestFirst: boolean,
  start: number | undefined,
  spend: SpendWork,
): Generator<number> {
  spend(lists.length);
  const step = isOldestFirst ? 1 : -1;
  const places = lists.map((list) => ({ list, at: placeAfter(list, start, isOldestFirst) }));
  for (;;) {
    const waiting = places.filter(({ list, at }) => at >= 0 && at < list.length);
    spend(waiting.length);
    const heads = waiting.map(({ list, at }) => list[at] ?? 0);
    if (heads.length === 0) return;
    const next = heads.reduce((one, other) => ((other - one) * step < 0 ? other : one));
    for (const place of waiting) if (place.list[place.at] === next) place.at += step;
    yield next;
  }
}

/** The place in a list of the first number after `start`, in the direction of the search. */
function placeAfter(list: Postings, start: number | undefined, isOldestFirst: boolean): number {
  if (start === undefined) return isOldestFirst ? 0 : list.length - 1;
  return isOldestFirst
    ? firstPlace(list, (number) => number > start)
    : firstPlace(list, (number) => number >= start) - 1;
}

function testOf({ ids, owners, recipients, tags = [] }: EntryFilter): (entry: IndexedEntry) => boolean {
  const among = (values: readonly string[] | undefined) => {
    const known = values && new Set(values);
    return (value: string) => !known || known.has(value);
  };
  const [hasId, hasOwner, hasRecipient] = [among(ids), among(owners), among(recipients)];
  const wanted = tags.map(({ name, values }) => {
    const hasValue = among(values.length === 0 ? undefined : values);
    return (entry: IndexedEntry) => entry.tags.some((tag) => tag.name === name && hasValue(tag.value));
  });
  return (entry) =>
    hasId(entry.id) &&
    hasOwner(entry.address) &&
    hasRecipient(entry.target) &&
    wanted.every((hasTag) => hasTag(entry));
}
