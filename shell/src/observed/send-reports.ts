import type { ObservedEvent } from './domain/observed-event';
import type { Observer } from './observer';

/** A report is sent at the latest with this many events (docs/product 9.174). */
const mostWaiting = 20;

/**
 * Sends the events of a visit to the address that `network.json` names as `reports`, as JSON lists: whenever the page is hidden
 * or left, and when many wait. What the browser doesn't take goes with the next report.
 * @returns the undo
 */
export function sendReports({ events, subscribe }: Observer, url: string): () => void {
  let waiting: ObservedEvent[] = [...events()];
  const send = () => {
    if (waiting.length === 0) return;
    // Plain text needs no question to the host beforehand (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
    const isTaken = navigator.sendBeacon(url, new Blob([JSON.stringify(waiting)], { type: 'text/plain' }));
    waiting = isTaken ? [] : waiting.slice(-mostWaiting);
  };
  const sendHidden = () => {
    if (document.hidden) send();
  };
  const stop = subscribe(() => {
    waiting.push(...events().slice(-1));
    if (waiting.length >= mostWaiting) send();
  });
  document.addEventListener('visibilitychange', sendHidden);
  // Not every browser hides a page that it leaves.
  window.addEventListener('pagehide', send);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', sendHidden);
    window.removeEventListener('pagehide', send);
  };
}
