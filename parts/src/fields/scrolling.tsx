import type { ReactNode } from 'react';

interface ScrollingProps {
  /** Names the content for screen readers. */
  label: string;
  /** The class that limits the size. */
  className: string | undefined;
  /** Direction and language of the content, where they aren't the page's. */
  dir?: 'auto' | 'ltr';
  lang?: string | undefined;
  children: ReactNode;
}

/** A box that scrolls within itself, also by keyboard. */
export function Scrolling({ label, ...section }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={label} tabIndex={0} {...section} />
  );
}
