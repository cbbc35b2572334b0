import {
  endWord,
  isWhole,
  noWords,
  previousWord,
  retypeWord,
  takeWord,
  typeText,
  wordOf,
} from './word-entry';

const key = ['legal', 'winner', 'thank', 'year', 'wave', 'permit'];

describe('words of a key', () => {
  it('are complete after four letters', () => {
    expect(wordOf('lega')).toBe('legal');
    expect(wordOf('WINN')).toBe('winner');
    expect(wordOf('act')).toBe('act');
    expect(wordOf('ac')).toBeUndefined();
    expect(wordOf('zzzz')).toBeUndefined();
  });

  it('are ended by white space, and the next one begins', () => {
    const first = typeText(noWords, 'lega ');
    expect(first).toEqual({ words: ['legal'], at: 1, typed: '', isUnknown: false });
    expect(typeText(first, 'win')).toEqual({ words: ['legal'], at: 1, typed: 'win', isUnknown: false });
    expect(endWord(typeText(first, 'winn')).words).toEqual(['legal', 'winner']);
  });

  it('can be pasted together, with any white space and capitals', () => {
    const pasted = typeText(noWords, ' Legal winner,thank\nYEAR wave-permit ');
    expect(pasted.words).toEqual(key);
    expect(isWhole(pasted)).toBe(true);
    expect(typeText(noWords, 'legal winner thank year wave permit').words).toEqual(key);
  });

  it('stay in the field when no key has them', () => {
    expect(typeText(noWords, 'rabbot')).toMatchObject({ words: [], typed: 'rabbot', isUnknown: true });
    expect(typeText(noWords, 'legal rabbot thank')).toMatchObject({
      words: ['legal'],
      typed: 'rabbot thank',
      isUnknown: true,
    });
    expect(endWord(typeText(noWords, 'wi'))).toMatchObject({ words: [], typed: 'wi', isUnknown: true });
  });

  it('can be typed again, in their place', () => {
    const whole = key.reduce(takeWord, noWords);
    const again = retypeWord(whole, 2);
    expect(again).toMatchObject({ at: 2, typed: 'thank' });
    expect(takeWord(again, 'year').words).toEqual(['legal', 'winner', 'year', 'year', 'wave', 'permit']);
    expect(previousWord({ ...whole, typed: '' })).toMatchObject({ at: 5, typed: 'permit' });
    expect(previousWord(again)).toBe(again);
  });
});
