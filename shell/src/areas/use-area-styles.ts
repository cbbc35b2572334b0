import { useLayoutEffect } from 'react';

function setDisabled(base: string, isDisabled: boolean): void {
  for (const sheet of document.styleSheets) if (sheet.href?.startsWith(base)) sheet.disabled = isDisabled;
}

/**
 * Enables an area's stylesheets only while the area is on the screen. They stay in the page, so that an area that
 * is shown again has its styles at once.
 * @param base URL of the folder that holds the area's files
 */
export function useAreaStyles(base: string): void {
  useLayoutEffect(() => {
    setDisabled(base, false);
    return () => setDisabled(base, true);
  }, [base]);
}
