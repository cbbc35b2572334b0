/**
 * Gives a dialog's focus to an element. React's `autoFocus` acts before the dialog opens, which then moves the
 * focus.
 */
export const beginHere = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');
