import { type ComponentType, useEffect, useState } from 'react';
import type { CaretakerProps } from './caretaker';

/** The page has been ready for this long before the caretaker comes (docs/product 9.4). */
const restMs = 1000;

/**
 * The part of the shell that looks after a page that runs: newer builds, errors, and the panel for developers. It comes
 * when the page has what it needs; without it, the page does all the rest.
 */
export function LateCaretaker(props: CaretakerProps) {
  const [Caretaker, setCaretaker] = useState<ComponentType<CaretakerProps>>();
  useEffect(() => {
    const come = () => import('./caretaker').then((module) => setCaretaker(() => module.Caretaker));
    const timer = setTimeout(() => void come().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, []);
  return Caretaker && <Caretaker {...props} />;
}
