import type { ComponentType } from 'react';

/** The variants that a layout is made of, by name. No two layouts share one. */
export type LayoutParts = Readonly<Record<'header' | 'art' | 'footer' | 'type' | 'motion', string>>;

/** The attributes by which the styles of a look find an element of the site. */
export interface Dress {
  /** Name of the variant. */
  'data-variant': string;
  /** Set on what is lit or printed: light or dark by day and by night. */
  'data-scheme'?: 'light' | 'dark' | undefined;
}

/** The character of a layout: its variants, with their styles and drawings. All drawings are decoration. */
export interface LayoutLook {
  parts: LayoutParts;
  /** For the header. Every header has the same height. */
  header: Dress;
  /** For the main landmark. */
  main: Dress;
  /** For the footer. */
  footer: Dress;
  /** Hangs below the header's lower edge and takes no room. */
  HeaderArt?: ComponentType;
  /** Drawn between header and page, or behind the head of the page. */
  Art?: ComponentType;
  /** Content in the main landmark before the page. */
  Beside?: ComponentType;
  /** Drawn on the footer's ground. */
  FooterArt: ComponentType;
}
