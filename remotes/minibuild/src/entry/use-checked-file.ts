import { checkPicture } from '@rainbow-rabbit/parts/pictures';
import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import { maxFileBytes, maxTextFileBytes, textTypes } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useCallback, useEffect, useState } from 'react';
import { checkFile } from './check-file';

/** The file of an entry: not asked for, on its way, there and checked, or not to be had. */
export type CheckedFile =
  | { status: 'idle' }
  | { status: 'loading' }
  /** It can be saved, and shown if it is a picture that a phone can decode, or has a `text`. */
  | { status: 'right'; url: string; isPicture: boolean; text: string | undefined }
  | { status: 'failed'; error: unknown };

/** A small file can unfold to more pixels than a phone has memory for. */
const shownLimits = { fileBytes: maxFileBytes, pixels: 40_000_000 };

/** Larger files wait for a press: a phone may be on a paid network. */
const mostUnasked = 2 * 1024 ** 2;

/** Returns what a file of a text's type says; undefined for other files, for what is no UTF-8, and for more than a page can show. */
function textOf(bytes: Uint8Array, type: EntryFile['type']): string | undefined {
  if (!textTypes.some((known) => known === type) || bytes.length > maxTextFileBytes) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Fetches the file of an entry and checks it in the browser. Returns its state, and the function that fetches it. */
export function useCheckedFile(file: EntryFile): { state: CheckedFile; fetchNow: () => void } {
  const { gateways } = useNetwork();
  const [attempt, setAttempt] = useState(file.bytes <= mostUnasked ? 1 : 0);
  const [state, setState] = useState<CheckedFile>({ status: attempt > 0 ? 'loading' : 'idle' });
  const { id, sha256, bytes, type } = file;
  useEffect(() => {
    if (attempt === 0) return;
    const abort = new AbortController();
    let url: string | undefined;
    setState({ status: 'loading' });
    checkFile({ url: gateways, file: { id, sha256, bytes, type }, signal: abort.signal }).then(
      (found) => {
        if (abort.signal.aborted) return;
        url = URL.createObjectURL(new Blob([found], { type }));
        const isPicture = !('fault' in checkPicture(found, shownLimits));
        setState({ status: 'right', url, isPicture, text: textOf(found, type) });
      },
      (error) => {
        if (!abort.signal.aborted) setState({ status: 'failed', error });
      },
    );
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [attempt, gateways, id, sha256, bytes, type]);
  const fetchNow = useCallback(() => setAttempt((last) => last + 1), []);
  return { state, fetchNow };
}
