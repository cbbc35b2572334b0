import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import { communityCalls } from './community-calls';
import { type PersonPage, personPageSchema, type ShownPage, shownPageSchema } from './replies/person-pages';

/** Shows the sender's page to everybody, or hides it. */
export function showOwnPage(
  community: ProcessPlace,
  shown: boolean,
  options: ProcessSendOptions,
): Promise<ShownPage> {
  return communityCalls.send(
    community,
    { action: 'ShowPage', data: { shown }, schema: shownPageSchema },
    options,
  );
}

/** Reads the page of an address; of a hidden one only that it is hidden. */
export function readPersonPage(
  community: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<PersonPage> {
  return communityCalls.read(
    community,
    { action: 'PersonPage', data: { address }, schema: personPageSchema },
    options,
  );
}
