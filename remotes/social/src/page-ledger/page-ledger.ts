import type {
  CityPage,
  NewRevision,
  PagePlace,
  PageRange,
  RevisionRow,
} from '@rainbow-rabbit/processes/community/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';

/** The revision of another language that a translation was made from. */
export interface PageOrigin {
  language: string;
  number: number;
}

/** A text to publish on top of the revision `base`. */
export type PagePublication = NewRevision & { from?: PageOrigin };

/**
 * Reads and writes the pages of the community in the name of one wallet. Failures are AppErrors; `page.conflict` when the revision
 * that a text was made for is no longer the current one.
 */
export interface PageLedger {
  page(place: PagePlace): Promise<CityPage>;
  publish(publication: PagePublication): Promise<{ number: number }>;
  restore(revision: NewRevision & { number: number }): Promise<{ number: number }>;
  revisions(list: PagePlace & PageRange): Promise<{ total: number; rows: readonly RevisionRow[] }>;
  setOrganisers(change: { city: string; add: Address[]; remove: Address[] }): Promise<unknown>;
}
