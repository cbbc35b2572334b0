import { useEffect, useRef } from 'react';
import { mainId } from '../chrome/main-content';

/**
 * Moves the focus to the main part when another page has come up, so that keyboard and screen reader go on there. A page
 * that has placed the focus itself keeps it, and so does an open dialog.
 */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    const focused = document.activeElement;
    if (main?.contains(focused) || focused?.closest('dialog')) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}
