import type { ReactNode } from 'react';

interface ScrollingProps {
  /** Names the content for screen readers. */
  label: string;
  /** The class that limits the height. */
  className: string | undefined;
  children: ReactNode;
}

/** A box that scrolls within itself, also by keyboard. */
export function Scrolling({ label, className, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
