import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useCallback, useState } from 'react';

/** Returns what is said to screen readers, in their turn, and a function that says something. */
export function useSaid() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return { said, say };
}

/** The place where screen readers hear of changes. A sentence that is said again is another text to them. */
export function Said({ text, count }: { text: string; count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{count % 2 === 0 ? text : `${text}\u00a0`}</VisuallyHidden>
    </div>
  );
}
