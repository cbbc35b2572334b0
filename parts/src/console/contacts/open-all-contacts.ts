import { openContact } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { email } from '@rainbow-rabbit/shared/forms';

/** The key that opens contacts, and the watch over it. */
export interface OpeningParams {
  /** The private half of the contact key. */
  privateKey: CryptoKey;
  signal: AbortSignal;
  /** Called after each page with the number of contacts so far and of all. */
  onProgress: (done: number, total: number) => void;
}

interface SealedContactParams {
  /** The sealed contact, in base64url. */
  sealed: string;
  privateKey: CryptoKey;
  process: ProcessId;
  address: Address;
}

const rule = email();

/**
 * Opens one contact. Returns undefined for a contact that doesn't open, or holds no e-mail address by the rule of the
 * form: whoever signs up by own means may seal rubbish.
 */
export async function emailOf({ sealed, ...context }: SealedContactParams): Promise<string | undefined> {
  try {
    const text = await openContact({ ...context, sealed: fromBase64Url(sealed) });
    return text !== '' && rule.passes(text, {}) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Where sealed contacts are read. */
export interface PageOfContacts<Row> {
  readPage: (
    range: { offset: number; limit: number },
    options: { maxAgeMs: number; signal: AbortSignal },
  ) => Promise<{ total: number; rows: readonly Row[] }>;
  /** Rows of a page. */
  limit: number;
  /** Contacts that are read at most. */
  most: number;
}

interface OpenAllContactsParams<Row, Contact> extends Omit<OpeningParams, 'privateKey'>, PageOfContacts<Row> {
  open: (row: Row) => Promise<Contact>;
}

/**
 * Reads and opens all contacts, a page at a time. What was opened is in the answer only.
 * @throws AppError of the read; of the signal when it is aborted
 */
export async function openAllContacts<Row, Contact>({
  readPage,
  limit,
  most,
  open,
  signal,
  onProgress,
}: OpenAllContactsParams<Row, Contact>): Promise<Contact[]> {
  const contacts: Contact[] = [];
  for (let offset = 0; offset < most; offset += limit) {
    const { total, rows } = await readPage({ offset, limit }, { maxAgeMs: 0, signal });
    contacts.push(...(await Promise.all(rows.slice(0, limit).map(open))));
    onProgress(Math.min(contacts.length, total), total);
    if (offset + limit >= total) break;
  }
  return contacts;
}
