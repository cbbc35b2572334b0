import { isContestConsolePath } from './console-paths';

const process = 'P'.repeat(43);

describe('a path below the console', () => {
  it.each(['', 'new', process, `${process}/`, `${process}/set-up`])('leads to a page: %j', (path) => {
    expect(isContestConsolePath(path)).toBe(true);
  });

  it.each(['demo', `${process}/nothing`, `${process}/log/more`, `${process}x`, '/log', 'new/log'])(
    'leads nowhere: %j',
    (path) => {
      expect(isContestConsolePath(path)).toBe(false);
    },
  );
});
