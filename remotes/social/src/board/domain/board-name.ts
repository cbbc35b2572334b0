import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import type { NamedBoard } from './board-types';

/** Characters of the longest title that is shown, as of an event's name (docs/product 9.199). */
const longestTitle = 80;

/** Returns a text that others wrote on one line of at most so many characters, without characters that can't be seen. */
export const shownLine = (text: string, most: number): string =>
  [...ledgerText(text.replace(/\s+/g, ' '))].slice(0, most).join('');

/** Returns a title that others wrote on one line of bounded length, without characters that can't be seen. */
export const shownTitle = (title: string | undefined): string => shownLine(title ?? '', longestTitle);

/** Returns what is known of a board by its id alone: its kind, and the city whose board it is. */
export function boardOfId(id: string): NamedBoard {
  if (id === 'overall' || id === 'league') return { id, kind: id };
  if (id.startsWith('city-')) return { id, kind: 'city', city: id.slice('city-'.length) };
  return { id, kind: id.startsWith('game-') ? 'game' : 'event' };
}
