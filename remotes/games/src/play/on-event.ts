/** Listens to an event of an element, the document or the window, and may refuse what the browser does. Returns the undo. */
export function onEvent<Happened extends Event>(
  target: EventTarget,
  kind: string,
  listener: (event: Happened) => void,
): () => void {
  const hear = (event: Event) => listener(event as Happened);
  target.addEventListener(kind, hear, { passive: false });
  return () => target.removeEventListener(kind, hear);
}
