import { emailOf, type OpeningParams, openAllContacts } from '@rainbow-rabbit/parts/console/contacts';
import {
  maxContactsPage,
  maxPeople,
  type ProcessPlace,
  readContestContacts,
} from '@rainbow-rabbit/processes/minibuild/client';
import type { OpenedContestContact } from './domain/contact-table';

/**
 * Reads and opens the contacts of all people. What was opened is in the answer only.
 * @throws AppError of the read; of the signal when it is aborted
 */
export function openContestContacts(
  contest: ProcessPlace,
  { privateKey, ...opening }: OpeningParams,
): Promise<OpenedContestContact[]> {
  const { process } = contest;
  return openAllContacts({
    ...opening,
    readPage: (range, options) => readContestContacts(contest, range, options),
    limit: maxContactsPage,
    most: maxPeople,
    open: async ({ person, nickname, address, contact: sealed }) => ({
      person,
      nickname,
      address,
      email: await emailOf({ sealed, privateKey, process, address }),
    }),
  });
}
