import {
  type ContestOrder,
  type ContestPhase,
  type EntryKind,
  entryKinds,
  maxSearchLength,
} from '@rainbow-rabbit/processes/minibuild/client/domain';

/** The list that the gallery shows, as the page's address holds it. */
export interface GalleryView {
  order: ContestOrder;
  /** Undefined for entries of every kind. */
  kind: EntryKind | undefined;
  search: string;
  /** True for entries of teams that look for members. */
  isSeeking: boolean;
}

/** Returns the orders that a phase has, the usual one first: until the results, each visitor has their own. */
export function ordersIn(phase: ContestPhase): readonly ContestOrder[] {
  return phase === 'results' ? ['place', 'newest', 'title'] : ['shuffled', 'newest', 'title'];
}

/** Parses the list from a page's query; unknown values are ignored. */
export function viewOf(query: URLSearchParams, phase: ContestPhase): GalleryView {
  const orders = ordersIn(phase);
  const [usual = 'newest'] = orders;
  return {
    order: orders.find((order) => order === query.get('order')) ?? usual,
    kind: entryKinds.find((kind) => kind === query.get('kind')),
    isSeeking: phase === 'building' && query.get('seeking') === '1',
    search: [...(query.get('search') ?? '')].slice(0, maxSearchLength).join(''),
  };
}
