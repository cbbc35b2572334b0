import type { Locale } from '../../../shared/src/i18n/locales';

/** Proper names and signs that stay as they are in every language; longer ones before those they contain. */
export const names: readonly string[] = [
  'Rainbow Rabbit',
  'White Rabbit',
  'QuickWallet',
  'Arweave.app',
  'ArConnect',
  'Bengaluru',
  'Arweave',
  'Wander',
  'Beacon',
  'HyperStax',
  'DevBot',
  'GitHub',
  'ADI',
  'AO',
  'QR',
  'X',
];

/** Messages that happen to be the same as in English in one language. */
export const sameWords: Partial<Record<Locale, readonly string[]>> = {
  pl: ['OK', 'Token', 'Memecoin', 'Menu', 'Start', 'Status', 'Bengaluru'],
};
