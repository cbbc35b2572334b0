import type { LayoutName } from '@rainbow-rabbit/shared/area';
import { useEffect, useState } from 'react';
import type { LayoutLook } from './look';

let looks: Readonly<Partial<Record<LayoutName, LayoutLook>>> | undefined;

/**
 * Fetches the looks of the layouts, so that a page in any of them is drawn at once after that.
 * @throws what the import throws; the next call tries again
 */
export async function fetchLooks(): Promise<void> {
  looks = (await import('./looks')).looks;
}

const hasLook = (name: LayoutName) => name !== 'default' && name !== 'none';

/**
 * Fetches the look of a layout, unless it is there.
 * @throws what the import throws
 */
export async function fetchLook(name: LayoutName): Promise<void> {
  if (!looks && hasLook(name)) await fetchLooks();
}

interface LookState {
  look: LayoutLook | undefined;
  /** True until the look is there or can't be fetched: a page that is drawn before would move. */
  isWaiting: boolean;
}

/** Returns the look of a layout, once it is there. A page whose look can't be fetched is shown without one. */
export function useLook(name: LayoutName): LookState {
  const [settled, setSettled] = useState('');
  const isMissing = !looks && hasLook(name);
  useEffect(() => {
    const settle = () => setSettled(name);
    if (isMissing) fetchLooks().then(settle, settle);
  }, [name, isMissing]);
  return { look: looks?.[name], isWaiting: isMissing && settled !== name };
}
