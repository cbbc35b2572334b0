import {
  type ContactRow,
  maxContactsPage,
  maxPeople,
  type ProcessPlace,
  readContestContacts,
} from '@rainbow-rabbit/processes/minibuild/client';
import { openContact } from '@rainbow-rabbit/processes/sealing/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { OpenedContestContact } from './domain/contact-table';

interface OpenContactsParams {
  contest: ProcessPlace;
  /** The offline half of the contest's contact key. */
  privateKey: CryptoKey;
  signal: AbortSignal;
  /** Called after each page with the people so far and of all. */
  onProgress: (done: number, total: number) => void;
}

async function opened(
  row: ContactRow,
  { contest, privateKey }: OpenContactsParams,
): Promise<OpenedContestContact> {
  const { person, nickname, address, contact } = row;
  // Whoever signs up by own means may seal rubbish.
  const email = await Promise.resolve()
    .then(() =>
      openContact({ sealed: fromBase64Url(contact), privateKey, process: contest.process, address }),
    )
    .catch(() => undefined);
  return { person, nickname, address, email };
}

/**
 * Reads and opens the contacts of all people, a page at a time. What was opened is in the answer only.
 * @throws AppError of the read; of the signal when it is aborted
 */
export async function openContestContacts(params: OpenContactsParams): Promise<OpenedContestContact[]> {
  const { contest, signal, onProgress } = params;
  const contacts: OpenedContestContact[] = [];
  for (let offset = 0; offset < maxPeople; offset += maxContactsPage) {
    const page = { offset, limit: maxContactsPage };
    const { total, rows } = await readContestContacts(contest, page, { maxAgeMs: 0, signal });
    contacts.push(...(await Promise.all(rows.map((row) => opened(row, params)))));
    onProgress(Math.min(offset + maxContactsPage, total), total);
    if (offset + maxContactsPage >= total) break;
  }
  return contacts;
}
