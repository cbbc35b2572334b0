/** Returns the whole address of a page of the app, for a link that is handed out. */
export const pageUrl = (path: string): string => `${window.location.href.replace(/[?#].*$/, '')}#${path}`;
