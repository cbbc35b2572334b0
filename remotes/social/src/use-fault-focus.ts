import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field at fault each time a form finds faults.
 * @param faults another value for each look at the form; the fields are found by their mark `aria-invalid`
 * @returns the form
 */
export function useFaultFocus(faults: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other faults move the focus
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);
  return form;
}
