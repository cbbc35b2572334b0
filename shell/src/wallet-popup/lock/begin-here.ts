/** Has a dialog give its focus to an element. React's own way gives it away before the dialog opens and takes it back. */
export const beginHere = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');
