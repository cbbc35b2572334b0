import { addFlagMessages } from '@rainbow-rabbit/parts/flags/messages';
import { lazy } from 'react';

/** The sheet by which somebody flags an entry, a comment or a name, fetched with its words once it is opened. */
export const LazyFlagDialog = lazy(async () => {
  const [{ FlagDialog }] = await Promise.all([import('./flag-dialog'), addFlagMessages()]);
  return { default: FlagDialog };
});
