import { writtenText } from '@rainbow-rabbit/parts/kept';

/** The name under which this browser keeps pages. */
export const keptPagesName = ['social', 'pages'] as const;

/** Returns true if this browser may keep pages of cities. */
export const hasKeptPages = (): boolean => writtenText(keptPagesName) !== null;
