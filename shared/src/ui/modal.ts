import { type RefObject, type SyntheticEvent, useEffect } from 'react';

let open = 0;

/**
 * Counts a dialog that begins or ends to cover the page. The root element has `data-modal` meanwhile, which `base.css` asks
 * for: a `:has()` there would have the whole page styled anew for each element that comes.
 */
export function countModal(isShown: boolean): void {
  open += isShown ? 1 : -1;
  document.documentElement.toggleAttribute('data-modal', open > 0);
}

/**
 * Opens a `<dialog>` above the page for as long as its component is rendered. The browser keeps focus inside and the page
 * behind inert; the focus goes back at the end.
 * @param onClose called for Escape; the owner closes the dialog by no longer rendering it
 * @returns the dialog's handler of `cancel`
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): (event: SyntheticEvent) => void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    countModal(true);
    return () => {
      countModal(false);
      if (typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [dialog]);

  return (event) => {
    // A nested dialog and a cancelled file chooser send the same event.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
}
