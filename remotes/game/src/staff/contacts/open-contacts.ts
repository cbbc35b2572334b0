import {
  maxPageLimit,
  maxRabbits,
  openContact,
  type ProcessPlace,
  readContacts,
} from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { type OpenedContact, openedContact, type SealedContact } from './domain/contact-table';

interface OpenContactsParams {
  rabbit: ProcessPlace;
  /** The offline half of the event's contact key. */
  privateKey: CryptoKey;
  signal: AbortSignal;
  /** Called after each page with the number of contacts so far and of all. */
  onProgress: (done: number, total: number) => void;
}

async function opened(
  sealed: SealedContact,
  { rabbit, privateKey }: OpenContactsParams,
): Promise<OpenedContact> {
  const { address, sealedContact } = sealed;
  // Whoever registers by own means may seal rubbish.
  const email = await Promise.resolve()
    .then(() =>
      openContact({ sealed: fromBase64Url(sealedContact), privateKey, process: rabbit.process, address }),
    )
    .catch(() => undefined);
  return openedContact(sealed, email);
}

/**
 * Reads and opens the contacts of all players, a page at a time. What was opened is in the answer only.
 * @throws AppError of the read; of the signal when it is aborted
 */
export async function openContacts(params: OpenContactsParams): Promise<OpenedContact[]> {
  const { rabbit, signal, onProgress } = params;
  const contacts: OpenedContact[] = [];
  for (let offset = 0; offset < maxRabbits; offset += maxPageLimit) {
    const { total, rows } = await readContacts(
      rabbit,
      { offset, limit: maxPageLimit },
      { maxAgeMs: 0, signal },
    );
    contacts.push(...(await Promise.all(rows.slice(0, maxPageLimit).map((row) => opened(row, params)))));
    onProgress(Math.min(contacts.length, total), total);
    if (offset + maxPageLimit >= total) break;
  }
  return contacts;
}
