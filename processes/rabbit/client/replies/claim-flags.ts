import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { rabbitColours } from '../generated';

/** Returns the colour of a rabbit. */
export const colourOfNumber = (rabbit: number) => rabbitColours[(rabbit - 1) % rabbitColours.length];

/** Returns the number that a field of a line has; undefined for an empty one. */
export const numberIf = (text = ''): number | undefined => (text ? Number(text) : undefined);

/** Returns the fields of a collected claim that its letter says (docs/protocol.md, `Standings`): a capital for a printed badge. */
export const collectedFields = (letter: string) => ({
  status: letter.toLowerCase() === 'p' ? 'pending' : 'confirmed',
  ...(letter !== letter.toLowerCase() && { printed: true }),
});

/** Returns the fields of a claim on the own rabbit that its letters say. */
export const caughtFields = (letters: string) => ({
  ...(letters.includes('p') && { printed: true }),
  ...(letters.includes('d') && { disputed: true }),
});

/** Returns the fields of a player that the letters of the standing say: `b` for a ban, then `h` and why the nickname is hidden. */
export const standingFields = (letters = '') => {
  const [, ban, reason] = /^(b?)(?:h(.*))?$/.exec(letters) ?? [];
  return {
    banned: ban === 'b',
    ...(reason !== undefined && { hiddenFor: new TextDecoder().decode(fromBase64Url(reason)) }),
  };
};
