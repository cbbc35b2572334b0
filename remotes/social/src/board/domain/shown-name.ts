import { shortAddress } from '@rainbow-rabbit/shared/bytes';

const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Returns a text without characters that control its direction or that can't be seen. */
export function seenText(text: string): string {
  return text.replace(unseen, '').trim();
}

/**
 * Returns the name that a row shows: the nickname, or else the address shortened. Characters that aren't seen are left out,
 * since a picture has no markup to keep a name apart from its neighbours.
 */
export function shownName({ name, address }: { name?: string | undefined; address: string }): string {
  return seenText(name ?? '') || shortAddress(address);
}
