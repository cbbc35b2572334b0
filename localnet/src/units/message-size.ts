import { Refusal } from '../http/refusal';

/**
 * The largest data of a message as JSON text, in characters. aos reads that text letter by letter, in half a second for so much at
 * most, and a unit would stop an evaluation of more before the process sees it.
 */
const maxDataCharacters = 512 * 1024;

/** The largest body with such a message: quoting makes no text shorter. */
export const maxMessageBytes = 2 * maxDataCharacters;

/** Returns true when aos can read data in a fraction of an evaluation's time. */
export function isReadable(data: string): boolean {
  return data.length <= maxDataCharacters && JSON.stringify(data).length <= maxDataCharacters;
}

/** @throws Refusal 413 */
export function assertReadable(data: string): void {
  if (!isReadable(data)) throw messageTooLarge();
}

export function messageTooLarge(): Refusal {
  const limit = `The data of a message has at most ${maxDataCharacters} characters as JSON text.`;
  return new Refusal(413, 'message.too-large', limit);
}
