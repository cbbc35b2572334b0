/**
 * Resolves in the event loop's next turn, after everything that is due by then: promises that are settled, messages
 * and events that are queued. It waits for no length of time.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
