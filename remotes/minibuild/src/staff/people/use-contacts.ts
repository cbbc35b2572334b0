import { useEffect, useRef, useState } from 'react';
import { readContestKey } from '../contact-key/contact-key-file';
import { useStaffContest } from '../session/staff-contest';
import type { OpenedContestContact } from './domain/contact-table';
import { openContestContacts } from './open-contacts';

/** The state of the people's contacts in this tab. */
export type ContestContactsState =
  | { status: 'sealed' }
  | { status: 'opening'; done: number; total: number }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; contacts: readonly OpenedContestContact[] };

/** Opens the contacts with a key file. Key and contacts are in this tab's memory only, and go with the section. */
export function useContestContacts(contactKey: string): {
  state: ContestContactsState;
  open: (file: File) => Promise<void>;
  close: () => void;
} {
  const { contest, info } = useStaffContest();
  const [state, setState] = useState<ContestContactsState>({ status: 'sealed' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const open = async (file: File) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    const show = (next: ContestContactsState) => {
      if (!own.signal.aborted) setState(next);
    };
    show({ status: 'opening', done: 0, total: info.people });
    try {
      const privateKey = await readContestKey(file, contactKey);
      const onProgress = (done: number, total: number) => show({ status: 'opening', done, total });
      show({
        status: 'open',
        contacts: await openContestContacts({ contest, privateKey, signal: own.signal, onProgress }),
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
