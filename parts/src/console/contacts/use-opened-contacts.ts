import { useEffect, useRef, useState } from 'react';
import type { OpeningParams } from './open-all-contacts';

/** The state of the contacts in this tab. */
export type ContactsState<Contact> =
  | { status: 'sealed' }
  | { status: 'opening'; done: number; total: number }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; contacts: readonly Contact[] };

interface UseOpenedContactsParams<Contact> {
  /** The number of contacts that is known before they are read. */
  total: number;
  /** Returns the private half of the contact key. */
  readKey: () => Promise<CryptoKey>;
  /** Opens all contacts with it. */
  openAll: (params: OpeningParams) => Promise<readonly Contact[]>;
}

/** Opens the contacts. Key and contacts are in this tab's memory only, and go with the section. */
export function useOpenedContacts<Contact>({ total, readKey, openAll }: UseOpenedContactsParams<Contact>): {
  state: ContactsState<Contact>;
  open: () => Promise<void>;
  close: () => void;
} {
  const [state, setState] = useState<ContactsState<Contact>>({ status: 'sealed' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const open = async () => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    const show = (next: ContactsState<Contact>) => {
      if (!own.signal.aborted) setState(next);
    };
    show({ status: 'opening', done: 0, total });
    try {
      const privateKey = await readKey();
      const onProgress = (done: number, all: number) => show({ status: 'opening', done, total: all });
      show({ status: 'open', contacts: await openAll({ privateKey, signal: own.signal, onProgress }) });
    } catch (error) {
      show({ status: 'failed', error });
    }
  };
  const close = () => {
    abort.current?.abort();
    setState({ status: 'sealed' });
  };
  return { state, open, close };
}
