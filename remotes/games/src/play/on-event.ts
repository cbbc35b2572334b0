/**
 * Listens to an event of an element, the document or the window, and may refuse what the browser does; `isFirst` hears it before
 * it reaches what lies within. Returns the undo.
 */
export function onEvent<Happened extends Event>(
  target: EventTarget,
  kind: string,
  listener: (event: Happened) => void,
  isFirst = false,
): () => void {
  const hear = (event: Event) => listener(event as Happened);
  target.addEventListener(kind, hear, { passive: false, capture: isFirst });
  return () => target.removeEventListener(kind, hear, isFirst);
}
