import { maxNicknameLength, maxXUsernameLength } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** The rules for what a player gives at registration, the same as the process applies (docs/protocol.md). */

/** Control characters, bidi overrides and isolates, zero-width characters: nobody sees them, all can confuse. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const xUsername = new RegExp(`^[A-Za-z0-9_]{1,${maxXUsernameLength}}$`);
const xProfile = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?([^/?#]+).*$/i;

export type NicknameProblem = 'tooLong' | 'invisible';

/** How long a nickname is for a person: in code points. */
export function nicknameLength(nickname: string): number {
  return [...nickname.trim()].length;
}

/** What is wrong with a nickname that is not blank; undefined when nothing is. */
export function nicknameProblem(nickname: string): NicknameProblem | undefined {
  if (invisible.test(nickname.trim())) return 'invisible';
  return nicknameLength(nickname) > maxNicknameLength ? 'tooLong' : undefined;
}

/** The bare X username in what people paste: `@name`, a profile's address, or the name itself. */
export function bareXUsername(text: string): string {
  return text.trim().replace(xProfile, '$1').replace(/^@/, '');
}

/** Whether the text, bare or not, names an X account; blank means none was given. */
export function isXUsername(text: string): boolean {
  const bare = bareXUsername(text);
  return bare === '' || xUsername.test(bare);
}
