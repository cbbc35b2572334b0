import type { ReactNode } from 'react';

interface ScrollingProps {
  /** What is in it, for screen readers. */
  label: string;
  /** Says how high it is at most. */
  className: string | undefined;
  children: ReactNode;
}

/** A place that scrolls in itself, also by keyboard. */
export function Scrolling({ label, className, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
