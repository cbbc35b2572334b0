import { maxNicknameLength, maxXUsernameLength } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** The rules for a player's data at registration, the same as the process applies (docs/protocol.md). */

/**
 * Control characters, bidi overrides and isolates, zero-width characters: they are invisible and can mislead.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const xUsername = new RegExp(`^[A-Za-z0-9_]{1,${maxXUsernameLength}}$`);
const xProfile = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?([^/?#]+).*$/i;

export type NicknameProblem = 'tooLong' | 'invisible';

/** Returns the length of a nickname in code points, as the process counts it. */
export function nicknameLength(nickname: string): number {
  return [...nickname.trim()].length;
}

/**
 * Returns the rule that a nickname breaks; undefined when it breaks none. A blank nickname is not checked
 * here.
 */
export function nicknameProblem(nickname: string): NicknameProblem | undefined {
  if (invisible.test(nickname.trim())) return 'invisible';
  return nicknameLength(nickname) > maxNicknameLength ? 'tooLong' : undefined;
}

/** Extracts the bare X username from `@name`, from the address of a profile, or from the name itself. */
export function bareXUsername(text: string): string {
  return text.trim().replace(xProfile, '$1').replace(/^@/, '');
}

/** Returns true when the text is a bare X username, or empty. */
export const isBareXUsername = (text: string): boolean => text === '' || xUsername.test(text);

/** Returns true when the text, bare or not, is an X username, or blank. */
export const isXUsername = (text: string): boolean => isBareXUsername(bareXUsername(text));
