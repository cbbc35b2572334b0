import { type ComponentType, useEffect, useState } from 'react';
import type { CareProps } from './care';

/** The page has been ready for this long before the caretaker comes (docs/product 9.4). */
const restMs = 1000;

/**
 * The part of the shell that looks after a page that runs: newer builds, errors, the panel for developers, and the events that cities
 * announce. It comes when the page has what it needs; without it, the page does all the rest.
 */
export function LateCare(props: CareProps) {
  const [Care, setCare] = useState<ComponentType<CareProps>>();
  useEffect(() => {
    const come = () => import('./care').then((module) => setCare(() => module.Care));
    const timer = setTimeout(() => void come().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, []);
  return Care && <Care {...props} />;
}
