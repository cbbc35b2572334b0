import type { PersonRow } from '@rainbow-rabbit/processes/minibuild/client';

const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** Returns true when a person's nickname, team or address has a text, in any spelling of its letters. */
export function fitsSearch({ nickname, team, address, person }: PersonRow, text: string): boolean {
  const asked = text.trim();
  if (asked === '' || address === asked || `#${person}` === asked) return true;
  return [nickname, team?.name ?? ''].some((name) => folded(name).includes(folded(asked)));
}
