import { useEffect, useRef, useState } from 'react';

/** The state of the contacts in this tab. */
export type ContactsState<Contact> =
  | { status: 'sealed' }
  | { status: 'opening'; done: number; total: number }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; contacts: readonly Contact[] };

type OpenAll<Contact> = (
  signal: AbortSignal,
  /** To be called after each page with the number of contacts so far and of all. */
  onProgress: (done: number, total: number) => void,
) => Promise<readonly Contact[]>;

/**
 * Opens the contacts. They are in this tab's memory only, and go with the section.
 * @param total the number of contacts that is known before they are read
 */
export function useOpenedContacts<Contact>(total: number, openAll: OpenAll<Contact>) {
  const [state, setState] = useState<ContactsState<Contact>>({ status: 'sealed' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const open = async () => {
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const show = (next: ContactsState<Contact>) => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (done: number, all: number) => show({ status: 'opening', done, total: all });
    onProgress(0, total);
    try {
      show({ status: 'open', contacts: await openAll(signal, onProgress) });
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
