import { useEffect, useRef } from 'react';

type Close = () => void;

/** Marks the entry of the browser's history that stands for all open dialogs together. */
const mark = 'rrDialog';

/** The open dialogs, the topmost last. */
const open: Close[] = [];
/** The state of that entry: `leaving` while the browser goes back from it because the last dialog was closed. */
let entry: 'none' | 'there' | 'leaving' = 'none';

const isAtEntry = (): boolean => Boolean(Object(history.state)[mark]);

function addEntry(): void {
  history.pushState({ ...Object(history.state), [mark]: true }, '');
  entry = 'there';
}

function leaveEntry(): void {
  entry = 'leaving';
  history.back();
}

/** Removes the entry of dialogs that have closed. One that opens in the same moment takes it over. */
function tidy(): void {
  if (entry !== 'there' || open.length > 0) return;
  // A link in the dialog has led on: its page stands above the entry.
  if (isAtEntry()) leaveEntry();
  else entry = 'none';
}

/** Gives a dialog that is still open after going back an entry again. */
function restore(): void {
  if (entry === 'none' && open.length > 0) addEntry();
}

function followHistory(): void {
  if (entry === 'leaving') {
    entry = 'none';
    restore();
  } else if (isAtEntry()) {
    // The user came to an entry below or above another page: nothing is open there any more.
    entry = 'there';
    tidy();
  } else if (entry === 'there') {
    entry = 'none';
    open.at(-1)?.();
    setTimeout(restore);
  }
}

/** Asks a dialog to close when the user goes back in the browser, for as long as the component is shown. */
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
