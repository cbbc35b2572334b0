import { emailOf, type OpeningParams, openAllContacts } from '@rainbow-rabbit/parts/console/contacts';
import {
  maxPageLimit,
  maxRabbits,
  type ProcessPlace,
  readContacts,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type OpenedContact, openedContact } from './contact-table.domain';

/**
 * Reads and opens the contacts of all players. What was opened is in the answer only.
 * @throws AppError of the read; of the signal when it is aborted
 */
export function openContacts(
  rabbit: ProcessPlace,
  { privateKey, ...opening }: OpeningParams,
): Promise<OpenedContact[]> {
  const { process } = rabbit;
  return openAllContacts({
    ...opening,
    readPage: (range, options) => readContacts(rabbit, range, options),
    limit: maxPageLimit,
    most: maxRabbits,
    open: async (row) => {
      const { address, sealedContact: sealed } = row;
      return openedContact(row, await emailOf({ sealed, privateKey, process, address }));
    },
  });
}
