import { isInnerPath } from './places';

describe('a path below an event', () => {
  it.each(['', 'me', 'leaderboard', 'scan/'])('leads to a screen: %j', (path) => {
    expect(isInnerPath(path)).toBe(true);
  });

  it.each(['welcome', 'nothing', 'me/nothing', 'Me'])('leads nowhere: %j', (path) => {
    expect(isInnerPath(path)).toBe(false);
  });
});
