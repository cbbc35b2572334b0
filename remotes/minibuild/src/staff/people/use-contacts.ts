import { useEffect, useRef, useState } from 'react';
import { readContactKey } from '../contact-key/contact-key-file';
import { useStaffContest } from '../session/staff-contest';
import type { OpenedContact } from './domain/contact-table';
import { openContacts } from './open-contacts';

/** The state of the people's contacts in this tab. */
export type ContactsState =
  | { status: 'sealed' }
  | { status: 'opening'; done: number; total: number }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; contacts: readonly OpenedContact[] };

/** Opens the contacts with a key file. Key and contacts are in this tab's memory only, and go with the section. */
export function useContacts(contactKey: string): {
  state: ContactsState;
  open: (file: File) => Promise<void>;
  close: () => void;
} {
  const { contest, info } = useStaffContest();
  const [state, setState] = useState<ContactsState>({ status: 'sealed' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const open = async (file: File) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    const show = (next: ContactsState) => {
      if (!own.signal.aborted) setState(next);
    };
    show({ status: 'opening', done: 0, total: info.people });
    try {
      const privateKey = await readContactKey(file, contactKey);
      const onProgress = (done: number, total: number) => show({ status: 'opening', done, total });
      show({
        status: 'open',
        contacts: await openContacts({ contest, privateKey, signal: own.signal, onProgress }),
      });
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
