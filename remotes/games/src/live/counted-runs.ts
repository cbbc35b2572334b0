const listeners = new Set<() => void>();

/** Calls back whenever a run comes onto its boards from this page; returns its undo. */
export function onRunCounted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies the boards on the page that a run counts by now. */
export function notifyRunCounted(): void {
  for (const listener of listeners) listener();
}
