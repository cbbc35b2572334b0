import { keptText } from '@rainbow-rabbit/parts/kept';

/** The name under which this browser keeps pages. */
export const keptPagesName = ['social', 'pages'] as const;

/** Returns true if this browser may keep pages of cities. */
export const hasKeptPages = (): boolean => keptText(keptPagesName).read() !== null;
