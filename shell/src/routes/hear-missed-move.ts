/**
 * Notifies the router of a link that was pressed while the app was drawn for the first time. It reads the address before it
 * listens for moves, and a press in between, on a slow phone, would change the address and not the page.
 * @param shown the location that the router has
 */
export function hearMissedMove(shown: { pathname: string; search: string; hash: string }): void {
  const address = window.location.hash.slice(1) || '/';
  if (address === shown.pathname + shown.search + shown.hash) return;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
