const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
};

/** A message as the pseudo-locale shows it: accented, a third longer and in brackets. */
export function pseudo(message: string): string {
  const accented = message.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  return `[${accented}${'·'.repeat(Math.ceil(message.length / 3))}]`;
}
