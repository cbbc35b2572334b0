import { bareXUsername, isXUsername, nicknameLength, nicknameProblem } from './player-fields.domain';

describe('a nickname', () => {
  it('is counted as people count it', () => {
    expect(nicknameLength(' 兎 ')).toBe(1);
    expect(nicknameLength('🐇🐇')).toBe(2);
    expect(nicknameProblem('a'.repeat(24))).toBeUndefined();
    expect(nicknameProblem('a'.repeat(25))).toBe('tooLong');
  });

  it.each(['zero\u200bwidth', 'right\u202eleft', 'line\nbreak', 'nul\u0000'])(
    'rejects invisible characters: %j',
    (name) => {
      expect(nicknameProblem(name)).toBe('invisible');
    },
  );
});

describe('an X username', () => {
  it.each(['@moss_1', 'moss_1', 'https://x.com/moss_1', 'twitter.com/moss_1?lang=en', ' www.x.com/@moss_1 '])(
    'is found in %j',
    (text) => {
      expect(bareXUsername(text)).toBe('moss_1');
      expect(isXUsername(text)).toBe(true);
    },
  );

  it('may be left out', () => {
    expect(isXUsername('')).toBe(true);
    expect(isXUsername(' @ ')).toBe(true);
  });

  it.each(['has space', 'much_too_long_for_x', 'żółw', 'a/b'])('is not %j', (text) => {
    expect(isXUsername(text)).toBe(false);
  });
});
