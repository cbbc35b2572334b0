import { isAddress } from '@rainbow-rabbit/shared/arweave';
import { unitsIn } from '../../amounts/typed-amount';

/** The reason why a list can't be used, with the number of the line at fault. */
export interface LineFault {
  kind: 'address' | 'amount' | 'twice' | 'many';
  line: number;
}

/** A list that was read, or its first fault. */
export type ListedLines<T> = { list: readonly T[] } | { fault: LineFault };

/** Returns true for an address that can hold a token: of Arweave, or of Ethereum. */
export const canHold = (text: string): boolean => isAddress(text) || /^0x[\da-fA-F]{40}$/.test(text);

/** Returns the lines that have words, each with its number, counted from 1. */
function wordsOf(text: string): { words: string[]; line: number }[] {
  return text
    .split('\n')
    .map((row, index) => ({ words: row.split(/[\s;=]+/).filter(Boolean), line: index + 1 }))
    .filter(({ words }) => words.length > 0);
}

/** Returns the fault of a list whose addresses are fit: one is listed twice, or there are too many. */
function faultOfAll(all: readonly { address: string; line: number }[], most: number): LineFault | undefined {
  const seen = new Set<string>();
  for (const { address, line } of all) {
    if (seen.has(address)) return { kind: 'twice', line };
    seen.add(address);
    if (seen.size > most) return { kind: 'many', line };
  }
  return undefined;
}

/**
 * Reads addresses, one a line.
 * @param most addresses that the list may have
 */
export function readAddressLines(text: string, most: number): ListedLines<string> {
  const all = wordsOf(text).map(({ words, line }) => ({
    address: words[0] ?? '',
    count: words.length,
    line,
  }));
  const wrong = all.find(({ address, count }) => count !== 1 || !canHold(address));
  const fault = wrong ? { kind: 'address' as const, line: wrong.line } : faultOfAll(all, most);
  return fault ? { fault } : { list: all.map(({ address }) => address) };
}

/** An address and what it gets. */
export interface ListedHolder {
  address: string;
  /** In smallest units. */
  quantity: string;
}

/**
 * Reads addresses with amounts of whole tokens, one pair a line.
 * @param denomination decimal places of a whole token
 * @param most addresses that the list may have
 */
export function readHolderLines(text: string, denomination: number, most: number): ListedLines<ListedHolder> {
  const all = wordsOf(text).map(({ words: [address = '', ...amount], line }) => {
    const quantity = unitsIn(amount.join(' '), denomination);
    return { address, quantity: quantity ?? '0', isAmount: quantity !== undefined && quantity !== '0', line };
  });
  const wrong = all.find(({ address, isAmount }) => !canHold(address) || !isAmount);
  const fault = wrong
    ? { kind: canHold(wrong.address) ? ('amount' as const) : ('address' as const), line: wrong.line }
    : faultOfAll(all, most);
  return fault ? { fault } : { list: all.map(({ address, quantity }) => ({ address, quantity })) };
}
