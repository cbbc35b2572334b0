import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import { maxRabbits, maxSearchLength } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** The players that a text asks for. */
export type PlayerQuery =
  | { kind: 'all' }
  /** The player of an address, which is as long as no nickname. */
  | { kind: 'address'; address: string }
  /** A part of a nickname, or the start of an address; and the player with a number, if the text is one. */
  | { kind: 'text'; text: string; rabbit: number | undefined };

/** Parses what staff type to find a player: nothing, `12`, `#12`, a part of a nickname, or an address. */
export function playerQuery(typed: string): PlayerQuery {
  const text = [...ledgerText(typed)].slice(0, maxSearchLength).join('');
  if (text === '') return { kind: 'all' };
  if (/^[\w-]{43}$/.test(text)) return { kind: 'address', address: text };
  const [, digits] = /^#?(\d{1,5})$/.exec(text) ?? [];
  const number = Number(digits);
  const isRabbit = digits !== undefined && number >= 1 && number <= maxRabbits;
  return { kind: 'text', text: text.replace(/^#(?=\d)/, ''), rabbit: isRabbit ? number : undefined };
}
