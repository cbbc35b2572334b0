import { keptBy } from '@rainbow-rabbit/parts/outbox';
import {
  changeOrganisers,
  type ProcessPlace,
  publishPage,
  readCityPage,
  readRevisions,
  restorePage,
} from '@rainbow-rabbit/processes/community/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { PageLedger } from './page-ledger';

/** Editors decide by what the process knows now. */
const fresh = { maxAgeMs: 0 };

/** Returns the pages of a community, which the wallet of a signer edits. */
export function communityPages(community: ProcessPlace, signer: ItemSigner): PageLedger {
  const options = keptBy(signer);
  return {
    page: (place) => readCityPage(community, place, fresh),
    publish: (publication) => publishPage(community, publication, options),
    restore: (revision) => restorePage(community, revision, options),
    revisions: (list) => readRevisions(community, list, fresh),
    setOrganisers: (change) => changeOrganisers(community, change, options),
  };
}
