import { useEffect, useRef } from 'react';
import { leaveHistoryEntry } from './leave-history-entry';

type Close = () => void;

/** Marks the entry of the browser's history that stands for all open dialogs together. */
const mark = 'rrDialog';

const isAtEntry = (): boolean => Boolean(Object(history.state)[mark]);

/** The open dialogs, the topmost last. */
const open: Close[] = [];
/**
 * The state of that entry: `leaving` while the browser goes back from it because the last dialog was closed, `left-over`
 * since the page was loaded anew while a dialog was open.
 */
let entry: 'none' | 'there' | 'leaving' | 'left-over' = 'none';
/** The address of the page around an entry that is left over. */
let leftOverAt: string | undefined;

function addEntry(): void {
  history.pushState({ ...Object(history.state), [mark]: true }, '');
  entry = 'there';
}

function leaveEntry(): void {
  entry = 'leaving';
  void leaveHistoryEntry().then(() => {
    // Another navigation may have overtaken the way back.
    entry = isAtEntry() ? 'there' : 'none';
    restore();
  });
}

/** Removes the entry of dialogs that have closed. A dialog that opens in the same moment takes it over. */
function tidy(): void {
  if (entry !== 'there' || open.length > 0) return;
  // A link in the dialog has led on: its page is above the entry in the history.
  if (isAtEntry()) leaveEntry();
  else entry = 'none';
}

/** Gives a dialog that is still open after going back an entry again. */
function restore(): void {
  if (open.length === 0) return;
  if (entry === 'left-over' && isAtEntry()) entry = 'there';
  else if (entry === 'none' || entry === 'left-over') addEntry();
}

function followHistory(): void {
  if (entry === 'leaving') return;
  if (isAtEntry()) {
    // The user came to an entry below or above another page: nothing is open there any more.
    entry = 'there';
    tidy();
  } else if (entry === 'there') {
    entry = 'none';
    open.at(-1)?.();
    setTimeout(restore);
  } else if (entry === 'left-over') {
    entry = 'none';
    // The page below is the same one: the user wants to leave it.
    if (location.href === leftOverAt) history.back();
  }
}

// A page may be drawn where there is no browser.
if (typeof history !== 'undefined' && isAtEntry()) {
  entry = 'left-over';
  leftOverAt = location.href;
  window.addEventListener('popstate', followHistory);
}

/**
 * Asks a dialog to close when the user goes back in the browser, for as long as the component is shown. `Dialog` does it by
 * itself; it is for what uses `useModal`.
 */
export function useCloseByBack(onClose: Close): void {
  const newest = useRef(onClose);
  useEffect(() => {
    newest.current = onClose;
  });
  useEffect(() => {
    const close = () => newest.current();
    window.addEventListener('popstate', followHistory);
    open.push(close);
    restore();
    return () => {
      open.splice(open.indexOf(close), 1);
      setTimeout(tidy);
    };
  }, []);
}
